'use client'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import english from '@/data/maps/layout2.json'
import { Company } from './company'

type Maps1Data = typeof english

/** About a company, with the way to its door. */
export default function Maps1({ data = english }: { data?: Maps1Data }) {
  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" back={{ href: '/items/maps/', label: 'Maps' }} />
      <Content grouped>
        <Company data={data} />
      </Content>
    </Page>
  )
}
