'use client'
import { controlLabels } from '@patternbook/engine/data/words'
import { useOverlays } from '@patternbook/engine/overlay'
import type { ReactElement } from 'react'
import { AddIcon } from '@/components/ui/action-icons'
import { Content } from '@/components/ui/content'
import { useContentLang, useContentState } from '@/components/ui/content-state'
import { FabMenu } from '@/components/ui/fab-menu'
import { Header } from '@/components/ui/header'
import { IconButton } from '@/components/ui/icon-button'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Camera } from '@/components/ui/symbols/camera'
import { FolderPlus } from '@/components/ui/symbols/folder-plus'
import { Images } from '@/components/ui/symbols/images'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/imageGallery/layout3.json'
import { type AlbumCallbacks, AlbumGrid } from './album-grid'

type Action = keyof (typeof english)['actions']

/** Props of ImageGallery2. */
export type ImageGallery2Props = ScreenProps<typeof english> &
  AlbumCallbacks & {
    /** Called with the chosen action: `camera`, `photos`, or `album` (a new album). */
    onAdd?: (action: Action) => void
  }

const icons = { camera: Camera, photos: Images, album: FolderPlus }

type AddButtonProps = {
  label: string
  actions: { id: Action; title: string; icon: ReactElement }[]
  onSelect: (action: Action) => void
  className: string
}

/** The Add button in the iOS 26 bar. It opens an action sheet with the actions. */
function AddButton({ label, actions, onSelect, className }: AddButtonProps) {
  const lang = useContentLang()
  const overlays = useOverlays()
  const open = async () => {
    const { data } = await overlays.actionSheet({
      header: label,
      buttons: [
        ...actions.map(({ id, title, icon }) => ({ text: title, icon, data: id })),
        { text: controlLabels[lang].cancel, role: 'cancel' },
      ],
    })
    if (data) onSelect(data as Action)
  }
  return <IconButton icon={AddIcon} label={label} onClick={open} className={className} />
}

/** One album for each dog, with the dog's name below the picture. iOS 26 and Material 3 Expressive have an Add button. */
export default function ImageGallery2({ data = english, onBack, onAdd, ...callbacks }: ImageGallery2Props) {
  const { status } = useContentState()
  const toast = useToast()
  const { actions, labels, toasts } = data
  const add = onAdd ?? ((action) => toast(toasts[action]))
  const actionItems = (Object.keys(icons) as Action[]).map((id) => {
    const Icon = icons[id]
    const icon = <Icon key={id} aria-hidden="true" className="size-6 flex-none" />
    return { id, title: actions[id], icon }
  })

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        largeTitle="ios"
        onBack={onBack}
        end={
          status === 'ready' && (
            <AddButton
              label={labels.add}
              actions={actionItems}
              onSelect={add}
              className="ios-18:hidden material:hidden"
            />
          )
        }
      />
      <Content className="expressive:scroll-pb-24 expressive:pb-24!">
        <AlbumGrid
          screenIndex={2}
          items={data.items}
          labels={labels}
          isCaptionBelow
          className="expressive:gap-y-0 ios:pt-2"
          {...callbacks}
        />
      </Content>
      {status === 'ready' && (
        <FabMenu label={labels.add} actions={actionItems} onSelect={(id) => add(id as Action)} />
      )}
    </Page>
  )
}
