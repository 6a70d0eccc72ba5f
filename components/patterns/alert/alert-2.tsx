'use client'
import { Mail } from 'lucide-react'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import { ReactionButton } from '@/components/ui/reaction-button'
import english from '@/data/alert/layout3.json'
import { count, digits, fill } from '@/lib/data/fill'
import type { Alert3 } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { useOverlays } from '@/lib/overlay/react'

/** Stories; a tap offers the newsletter, with a field for the address. */
export default function Alert2() {
  const sample = useSample<Alert3>('alert/layout3', english)
  const { toolbarTitle, items, dialog, toasts, labels } = sample.data
  const overlays = useOverlays()

  const offer = async () => {
    const { data, role } = await overlays.alert({
      icon: <Mail aria-hidden="true" />,
      header: dialog.header,
      subHeader: dialog.subHeader,
      message: dialog.message,
      inputs: [{ ...dialog.input, label: dialog.input.placeholder }],
      buttons: dialog.buttons,
    })
    if (role === 'backdrop') return
    const { email = '' } = (data?.values ?? {}) as { email?: string }
    const message = role === 'cancel' ? toasts.cancel : email ? fill(toasts.ok, { email }) : toasts.okEmpty
    overlays.toast({ message })
  }

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
                onClick={offer}
                className="w-full px-margin pt-3.5 text-start focus-ring-over after:absolute after:inset-0 after:rounded-card"
              >
                <span className="block text-caption text-label-2">{item.date}</span>
                <span className="mt-0.5 block text-title3">{item.title}</span>
                <span className="mt-1 block text-label-2 text-subhead">{item.description}</span>
              </button>
              <div className="flex gap-1 px-1.5 pb-1.5">
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
