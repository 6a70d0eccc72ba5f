'use client'
import { count, digits, fill } from '@patternbook/engine/data/fill'
import { useOverlays } from '@patternbook/engine/overlay'
import { Mail } from 'lucide-react'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import { ReactionButton } from '@/components/ui/reaction-button'
import english from '@/data/alert/layout3.json'

type Alert2Data = typeof english

/** Stories; a tap offers the newsletter, with a field for the address. */
export default function Alert2({ data = english }: { data?: Alert2Data }) {
  const lang = useLang()
  const { toolbarTitle, items, dialog, toasts, labels } = data
  const overlays = useOverlays()

  const offer = async () => {
    const { data, role } = await overlays.alert({
      icon: <Mail aria-hidden="true" />,
      header: dialog.header,
      subHeader: dialog.subHeader,
      message: dialog.message,
      inputs: [{ ...dialog.input, type: 'email', label: dialog.input.placeholder }],
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
      <Content grouped>
        <ul className="grid gap-4 px-margin pt-2 tablet:grid-cols-2">
          {items.map((item, index) => (
            <Card key={item.id} as="li">
              <Picture name={item.image} alt={item.imageAlt} eager={index === 0} ratio="16/9" />
              <button
                type="button"
                onClick={offer}
                className="w-full px-margin pt-3.5 text-start after:absolute after:inset-0 focus-visible:after:outline-2"
              >
                <span className="block text-caption text-label-2">{item.date}</span>
                <span className="mt-0.5 block text-title3">{item.title}</span>
                <span className="mt-1 block text-label-2 text-subhead">{item.description}</span>
              </button>
              <div className="flex gap-1 px-1.5 pb-1.5">
                <ReactionButton
                  kind="like"
                  initial={{ isActive: false, number: count(item.numberLike) }}
                  label={(number) => fill(labels.likes, { number }, lang)}
                  className="z-1"
                >
                  {(number) => digits(number, lang)}
                </ReactionButton>
                <ReactionButton
                  kind="comment"
                  initial={{ isActive: false, number: count(item.numberComment) }}
                  label={(number) => fill(labels.comments, { number }, lang)}
                  className="z-1"
                >
                  {(number) => digits(number, lang)}
                </ReactionButton>
              </div>
            </Card>
          ))}
        </ul>
      </Content>
    </Page>
  )
}
