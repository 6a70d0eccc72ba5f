'use client'
import { formatDigits, interpolate, parseCount } from '@patternbook/engine/data/interpolate'
import { useOverlays } from '@patternbook/engine/overlay'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import { ReactionButton } from '@/components/ui/reaction-button'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Mail } from '@/components/ui/symbols/mail'
import english from '@/data/alert/layout3.json'

type JournalEntry = (typeof english)['items'][number]

/** Props of Alert2. */
export type Alert2Props = ScreenProps<typeof english> & {
  /** Called with the email address, which may be empty, and the entry. Not called when the alert is canceled. */
  onSubscribe?: (email: string, item: JournalEntry) => void
  /** Called when the cancel button of the alert is pressed. */
  onCancel?: () => void
  /** Called when an entry is liked or no longer liked. */
  onLike?: (item: JournalEntry, isActive: boolean) => void
  /** Called when the comment button of an entry is turned on or off. */
  onComment?: (item: JournalEntry, isActive: boolean) => void
}

/** Journal entries with pictures. Tapping an entry opens an alert that asks for an email address for a newsletter. */
export default function Alert2({ data = english, onBack, ...callbacks }: Alert2Props) {
  const lang = useContentLang()
  const { toolbarTitle, items, dialog, toasts, labels } = data
  const overlays = useOverlays()
  const {
    onSubscribe = (email) =>
      overlays.toast({ message: email ? interpolate(toasts.ok, { email }) : toasts.okEmpty }),
    onCancel = () => overlays.toast({ message: toasts.cancel }),
    onLike,
    onComment,
  } = callbacks

  const { placeholder: label, ...input } = dialog.input

  const openSubscribeAlert = async (item: (typeof items)[number]) => {
    const { data: result, role } = await overlays.alert({
      icon: <Mail aria-hidden="true" />,
      header: dialog.header,
      message: `${dialog.subHeader} ${dialog.message}`,
      inputs: [{ ...input, type: 'email', label }],
      buttons: dialog.buttons,
    })
    // Without a result and a role, the page was left while the alert was open, so there is no answer.
    if (role === 'backdrop' || !(result || role)) return
    const { email = '' } = (result?.values ?? {}) as { email?: string }
    if (role === 'cancel') onCancel()
    else onSubscribe(email, item)
  }

  return (
    <Page>
      <Header title={toolbarTitle} largeTitle="ios" onBack={onBack} />
      <Content grouped>
        <ul className="grid gap-4 px-margin pt-2 tablet:grid-cols-2">
          {items.map((item, index) => (
            <Card
              key={item.id}
              as="li"
              className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @max-[16em]/frame:grid-cols-1"
            >
              <Picture
                src={item.image}
                alt={item.imageAlt}
                eager={index < 3}
                ratio="fill"
                sizes="180px"
                className="row-span-2 min-h-44"
              />
              <button
                type="button"
                onClick={() => openSubscribeAlert(item)}
                className="w-full px-3.5 pt-3 text-start focus-ring-above after:absolute after:inset-0 after:rounded-card"
              >
                <span className="block text-footnote material:text-subhead text-secondary-label">
                  {item.date}
                </span>
                <span className="mt-0.5 block text-balance text-headline">{item.title}</span>
                <span className="mt-1 block text-secondary-label text-subhead">{item.description}</span>
              </button>
              <div className="flex flex-wrap items-end gap-x-1 self-end px-1.5 pb-1">
                <ReactionButton
                  kind="like"
                  initialReaction={{ isActive: false, number: parseCount(item.numberLike) }}
                  label={(number) => interpolate(labels.likes, { number }, lang)}
                  onChange={({ isActive }) => onLike?.(item, isActive)}
                  className="z-1"
                >
                  {(number) => formatDigits(number, lang)}
                </ReactionButton>
                <ReactionButton
                  kind="comment"
                  initialReaction={{ isActive: false, number: parseCount(item.numberComment) }}
                  label={(number) => interpolate(labels.comments, { number }, lang)}
                  onChange={({ isActive }) => onComment?.(item, isActive)}
                  className="z-1"
                >
                  {(number) => formatDigits(number, lang)}
                </ReactionButton>
              </div>
            </Card>
          ))}
        </ul>
      </Content>
    </Page>
  )
}
