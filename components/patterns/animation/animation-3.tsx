'use client'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Icon } from '@/components/ui/icon'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import { useEntrance } from '@/components/ui/use-entrance'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/animation/layout4.json'
import { entrances } from '@/lib/animation/entrances'
import { fill } from '@/lib/data/fill'
import type { Animation4 } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { ReplayButton } from './replay-button'

/** ZoomIn: cards with a headline on the picture grow to their size. */
export default function Animation3Screen() {
  const sample = useSample<Animation4>('animation/layout4', english)
  const { data } = sample
  const { row, replay } = useEntrance(entrances[data.name])
  const toast = useToast()
  const { toasts, labels } = data

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        large="ios"
        back={{ href: '/items/animation/', label: 'Animation' }}
        end={<ReplayButton label={labels.replay} onClick={replay} />}
      />
      <Content sample={sample} grouped>
        <ul className="grid gap-4 px-margin pt-2 tablet:grid-cols-2">
          {data.items.map(({ id, image, imageAlt, title, subtitle, description }, index) => (
            <li key={id} {...row}>
              <Card className="flex h-full flex-col">
                <button
                  type="button"
                  onClick={() => toast(fill(toasts.item, { title }))}
                  className="pressable relative flex min-h-58 w-full flex-col justify-end rounded-t-card text-start text-white focus-ring-over"
                >
                  <Picture
                    name={image}
                    alt={imageAlt}
                    eager={index === 0}
                    ratio="fill"
                    className="absolute! inset-0"
                  />
                  <span className="relative w-full text-balance bg-linear-to-t from-[#080a14]/80 via-[#080a14]/55 via-70% p-margin pt-20 text-title2">
                    {title}
                  </span>
                </button>
                <div className="flex-1 px-margin pt-3.5">
                  <p className="text-headline">{subtitle}</p>
                  <p className="mt-1 text-label-2 text-pretty text-subhead">{description}</p>
                </div>
                <div className="flex flex-wrap gap-2.5 p-margin pt-4 material:justify-end material:gap-2 ios:*:flex-1">
                  <Button
                    variant="soft"
                    icon={<Icon name="share" className="size-5 material:hidden" />}
                    label={fill(labels.share, { title })}
                    onClick={() => toast(fill(toasts.share, { title }))}
                    className="material:border material:border-outline-variant material:bg-transparent material:text-primary"
                  >
                    {data.share}
                  </Button>
                  <Button
                    label={fill(labels.explore, { title })}
                    onClick={() => toast(fill(toasts.explore, { title }))}
                  >
                    {data.explore}
                  </Button>
                </div>
              </Card>
            </li>
          ))}
        </ul>
      </Content>
    </Page>
  )
}
