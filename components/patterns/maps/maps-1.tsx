'use client'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/maps/layout2.json'
import { Company, type CompanyCallbacks } from './company'

/** Props of Maps1. */
export type Maps1Props = ScreenProps<typeof english> & CompanyCallbacks

/** About a company: description, contacts, and a map. */
export default function Maps1({ data = english, onBack, ...callbacks }: Maps1Props) {
  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" onBack={onBack} />
      <Content grouped>
        <Company data={data} {...callbacks} />
      </Content>
    </Page>
  )
}
