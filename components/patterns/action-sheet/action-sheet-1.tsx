'use client'
import { useFrame } from '@patternbook/engine/frame/use-frame'
import { useOverlays } from '@patternbook/engine/overlay'
import { MoreIcon } from '@/components/ui/action-icons'
import { Avatar } from '@/components/ui/avatar'
import { Content } from '@/components/ui/content'
import { fittedTitleClass } from '@/components/ui/fitted-title'
import { Header } from '@/components/ui/header'
import { IconButton } from '@/components/ui/icon-button'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/actionSheet/layout2.json'
import { toActionSheetButtons } from './action-sheet-buttons'

/** Props of ActionSheet1. */
export type ActionSheet1Props = ScreenProps<typeof english> & {
  /** Called with the chosen action, e.g. `favorites`. Not called when the sheet is closed without an action. */
  onAction?: (action: string) => void
}

/** A news story. The button with three dots next to the author opens an action sheet. The third paragraph is a quotation. */
export default function ActionSheet1({ data = english, onBack, ...callbacks }: ActionSheet1Props) {
  const overlays = useOverlays()
  const { mode } = useFrame()
  const {
    onAction = (action) => {
      const message = data.toasts[action as keyof typeof data.toasts]
      if (message) overlays.toast({ message })
    },
  } = callbacks

  const openActionSheet = async () => {
    const result = await overlays.actionSheet({
      // This sheet has a header only in Material. In iOS 26, it is a menu that opens from its button and needs none.
      header: mode === 'md' ? data.title : undefined,
      subHeader: mode === 'md' ? data.author : undefined,
      buttons: toActionSheetButtons(data.actionSheet.buttons),
    })
    if (result.data) onAction(String(result.data))
  }

  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" onBack={onBack} />
      <Content>
        <article className="mx-auto w-full max-w-160 px-margin pt-2">
          <p className="font-semibold text-subhead text-tint">{data.category}</p>
          <h1 className={`mt-1 text-balance [--title-inset:2.5rem] ${fittedTitleClass(data.title)}`}>
            {data.title}
          </h1>
          <div className="-me-2.5 flex items-center gap-3 py-3 @max-[12em]/frame:flex-wrap material:-me-3">
            <Avatar src={data.avatar} />
            <div className="min-w-0 flex-1 @max-[12em]/frame:order-1 @max-[12em]/frame:basis-full">
              <p className="text-headline text-subhead">{data.author}</p>
              <p className="text-footnote material:text-subhead text-secondary-label">{data.time}</p>
            </div>
            <IconButton
              icon={MoreIcon}
              label={data.labels.more}
              onClick={openActionSheet}
              className="ms-auto text-secondary-label ios:bg-fill ios:bg-clip-content ios:p-1.5"
            />
          </div>
          <Picture
            src={data.headerImage}
            alt={data.headerImageAlt}
            eager
            className="squircle mb-5 rounded-card"
          />
          {data.paragraphs.map(({ id, text }, index) => (
            <p
              key={id}
              className={`mb-4 text-pretty ${index === 0 ? 'font-medium! text-title3' : index === 2 ? 'border-s-4 border-tint-fill ps-4 font-medium! text-title3 material:rounded-[20px] material:border-0 material:bg-secondary-container material:p-5 material:text-on-secondary-container' : 'text-body-read'}`}
            >
              {text}
            </p>
          ))}
        </article>
      </Content>
    </Page>
  )
}
