'use client'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import english from '@/data/maps/layout2.json'
import type { Maps2 } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { Company } from './company'

/** About a company, with the way to its door. */
export default function Maps1() {
  const sample = useSample<Maps2>('maps/layout2', english)
  const { data } = sample

  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" back={{ href: '/items/maps/', label: 'Maps' }} />
      <Content sample={sample} grouped>
        <Company data={data} />
      </Content>
    </Page>
  )
}
