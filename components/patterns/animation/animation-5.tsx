'use client'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import { useEntrance } from '@/components/ui/use-entrance'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/animation/layout6.json'
import { entrances } from '@/lib/animation/entrances'
import { fill } from '@/lib/data/fill'
import type { Animation6 } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { ReplayButton } from './replay-button'

/** FadeIn: cards appear where they are. */
export default function Animation5Screen() {
  const sample = useSample<Animation6>('animation/layout6', english)
  const { data } = sample
  const { row, replay } = useEntrance(entrances[data.name])
  const toast = useToast()

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        large="ios"
        back={{ href: '/items/animation/', label: 'Animation' }}
        end={<ReplayButton label={data.labels.replay} onClick={replay} />}
      />
      <Content sample={sample} grouped>
        <ul className="grid gap-4 px-margin pt-2 tablet:grid-cols-2">
          {data.items.map(({ id, image, imageAlt, title, description }, index) => (
            <li key={id} {...row}>
              <Card className="h-full">
                <button
                  type="button"
                  onClick={() => toast(fill(data.toasts.item, { title }))}
                  className="pressable block h-full w-full rounded-card text-start focus-ring-over"
                >
                  <Picture name={image} alt={imageAlt} eager={index === 0} ratio="16/9" />
                  <span className="block px-margin pt-3.5 pb-4.5">
                    <span className="block text-balance text-title3">{title}</span>
                    <span className="mt-1 block text-label-2 text-pretty text-subhead">{description}</span>
                  </span>
                </button>
              </Card>
            </li>
          ))}
        </ul>
      </Content>
    </Page>
  )
}
