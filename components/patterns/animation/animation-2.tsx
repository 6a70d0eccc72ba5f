'use client'
import { entrances } from '@patternbook/engine/animation/entrances'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { useEntrance } from '@/components/ui/use-entrance'
import english from '@/data/animation/layout3.json'
import { PersonCard } from './person-card'
import { ReplayButton } from './replay-button'

type Animation2Data = typeof english

/** BounceIn: cards of people spring into view. */
export default function Animation2Screen({ data = english }: { data?: Animation2Data }) {
  const { row, replay } = useEntrance(entrances.bounceIn)

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        large="ios"
        back={{ href: '/items/animation/', label: 'Animation' }}
        end={<ReplayButton label={data.labels.replay} onClick={replay} />}
      />
      <Content grouped>
        <ul className="grid gap-gap px-margin pt-2 tablet:grid-cols-2">
          {data.items.map((person, index) => (
            <li key={person.id} {...row}>
              <PersonCard person={person} toasts={data.toasts} labels={data.labels} eager={index < 2} />
            </li>
          ))}
        </ul>
      </Content>
    </Page>
  )
}
