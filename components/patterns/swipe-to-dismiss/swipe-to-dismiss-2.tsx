'use client'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { photoScrimClass } from '@/components/ui/photo-scrim'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { SlidingItem } from '@/components/ui/sliding-item'
import english from '@/data/listView/swipeToDismiss/layout3.json'
import { EmptyList } from './empty-list'
import { type DismissalCallbacks, useDismissal } from './use-dismissal'

type Place = (typeof english)['items'][number]

/** Props of SwipeToDismiss2. */
export type SwipeToDismiss2Props = ScreenProps<typeof english> &
  DismissalCallbacks<Place> & {
    /** Called with the place that was pressed. Default: shows a toast. */
    onSelect?: (place: Place) => void
  }

/** Places, each on a photo as wide as the list. A swipe toward the end shows the buttons at the start of a row. */
export default function SwipeToDismiss2({
  data = english,
  onBack,
  onSelect,
  ...callbacks
}: SwipeToDismiss2Props) {
  const { rows, getItemProps, restoreAll, showToast } = useDismissal(data.items, data, callbacks)

  return (
    <Page>
      <Header title={data.toolbarTitle} onBack={onBack} />
      <Content>
        {rows.length === 0 ? (
          <EmptyList labels={data.empty} onRestore={restoreAll} />
        ) : (
          <ul className="flex-none px-margin ios-18:px-0">
            {rows.map((place, index) => (
              <SlidingItem
                key={place.id}
                {...getItemProps(place)}
                side="start"
                className="squircle rounded-card ios-18:rounded-none ios-18:border-page ios-18:border-b-2 ios-26:mb-2 material:mb-3"
              >
                <button
                  type="button"
                  onClick={() => (onSelect ? onSelect(place) : showToast(data.toasts.item, place.title))}
                  className="pressable relative flex min-h-40 w-full ios-26:min-h-48 expressive:min-h-48 flex-col justify-end text-start text-white focus-ring-above"
                >
                  <Picture
                    src={place.image}
                    alt={place.imageAlt}
                    eager={index < 3}
                    ratio="fill"
                    className="absolute inset-0"
                  />
                  <span
                    className={`relative flex flex-col ps-5 pe-[max(10.5rem,40cqw)] pt-18 pb-4 [--fade-height:4.5rem] ${photoScrimClass}`}
                  >
                    <span className="text-pretty text-title3">{place.title}</span>
                    <span className="mt-0.5 text-pretty text-subhead">{place.description}</span>
                  </span>
                </button>
              </SlidingItem>
            ))}
          </ul>
        )}
      </Content>
    </Page>
  )
}
