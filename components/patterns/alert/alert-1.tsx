'use client'
import { TriangleAlert } from 'lucide-react'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import { ReactionButton } from '@/components/ui/reaction-button'
import english from '@/data/alert/layout2.json'
import { count, digits, fill } from '@/lib/data/fill'
import type { Alert2 } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { useOverlays } from '@/lib/overlay/react'

/** Hikes; a tap warns, and there is nothing to choose but to have read it. */
export default function Alert1() {
  const sample = useSample<Alert2>('alert/layout2', english)
  const { toolbarTitle, items, dialog, labels } = sample.data
  const overlays = useOverlays()

  const warn = (title: string) =>
    overlays.alert({
      icon: <TriangleAlert aria-hidden="true" />,
      header: dialog.header,
      subHeader: title,
      message: dialog.message,
      buttons: dialog.buttons,
    })

  return (
    <Page>
      <Header title={toolbarTitle} large="ios" back={{ href: '/items/alert/', label: 'Alert' }} />
      <Content sample={sample} grouped>
        <ul className="grid gap-4 px-margin pt-2 tablet:grid-cols-2">
          {items.map((item, index) => (
            <Card key={item.id} as="li">
              <Picture name={item.image} alt={item.imageAlt} eager={index === 0} ratio="16/9" />
              <button
                type="button"
                onClick={() => warn(item.title)}
                className="w-full px-margin pt-3.5 text-center focus-ring-over after:absolute after:inset-0 after:rounded-card"
              >
                <span className="block text-caption text-tint">{item.category}</span>
                <span className="mt-0.5 block text-title3">{item.title}</span>
              </button>
              <div className="flex justify-center gap-2 pb-1.5">
                <ReactionButton
                  kind="like"
                  initial={{ isActive: false, number: count(item.numberLike) }}
                  label={(number) => fill(labels.likes, { number }, sample.lang)}
                  className="z-1"
                >
                  {(number) => digits(number, sample.lang)}
                </ReactionButton>
                <ReactionButton
                  kind="comment"
                  initial={{ isActive: false, number: count(item.numberComment) }}
                  label={(number) => fill(labels.comments, { number }, sample.lang)}
                  className="z-1"
                >
                  {(number) => digits(number, sample.lang)}
                </ReactionButton>
              </div>
            </Card>
          ))}
        </ul>
      </Content>
    </Page>
  )
}
