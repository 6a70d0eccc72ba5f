'use client'
import {
  LikeSaveShareButtons,
  type LikeSaveShareCallbacks,
} from '@/components/patterns/parallax/like-save-share-buttons'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/maps/layout2.json'
import { Company } from './company'
import type { ContactKind } from './place-toast'

/** Props of Maps1. */
export type Maps1Props = ScreenProps<typeof english> &
  LikeSaveShareCallbacks & {
    /** Called with the pressed contact: `location` for the Directions button, and `phone` for the Call button. */
    onSelect?: (contact: ContactKind) => void
  }

/** A company: photos, a description, a map with directions, and contacts. The buttons to like, save, and share are in the bar. */
export default function Maps1({ data = english, onBack, onSelect, ...actionCallbacks }: Maps1Props) {
  return (
    // In Material 3 Expressive, the buttons in the bar have the color of cards, for contrast with the page.
    <Page className="expressive:[&_[data-header]_[data-icon-button]]:before:bg-surface-bright">
      <Header
        title={data.title}
        subtitle={data.titleDescription}
        largeTitle="ios"
        onBack={onBack}
        end={
          <LikeSaveShareButtons
            title={data.title}
            toasts={data.toasts}
            labels={data.labels}
            {...actionCallbacks}
          />
        }
      />
      <Content grouped>
        <Company data={data} onSelect={onSelect} />
      </Content>
    </Page>
  )
}
