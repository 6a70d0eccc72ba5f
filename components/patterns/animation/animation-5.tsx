'use client'
import { entrances } from '@patternbook/engine/animation/entrances'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useEntrance } from '@/components/ui/use-entrance'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/animation/layout6.json'
import { ReplayButton } from './replay-button'

/** Colors of the tiles: the color at the edge of the picture, and a text color with a contrast of 4.5:1 or more. */
const tileColors = [
  'bg-[#a2af9f] text-[#16241b]',
  'bg-[#c09784] text-[#33170b]',
  'bg-[#9ca78e] text-[#18230f]',
  'bg-[#bf9172] text-[#33170b]',
  'bg-[#c4a666] text-[#2f2108]',
  'bg-[#bfb09a] text-[#2b2114]',
]
// The picture fades into the color of its tile at the top or, if the picture is next to the text, at the start side.
const pictureClass =
  'absolute! end-0 bottom-0 -z-1 [mask-image:linear-gradient(var(--fade-angle),transparent,black_36%)]'
const tallTilePictureClass = '[--fade-angle:180deg] start-0 aspect-4/3! h-auto!'
const wideTilePictureClass =
  'top-0 w-[54%]! [--fade-angle:90deg] rtl:[--fade-angle:270deg] @max-[18em]/frame:top-auto! @max-[18em]/frame:aspect-4/3! @max-[18em]/frame:h-auto! @max-[18em]/frame:w-full! @max-[18em]/frame:[--fade-angle:180deg]!'

/** Props of Animation5. */
export type Animation5Props = ScreenProps<typeof english> & {
  /** Called with the item whose tile was pressed. */
  onSelect?: (item: (typeof english)['items'][number]) => void
}

/** FadeIn: tiles of two sizes in the colors of their pictures fade in without moving. */
export default function Animation5({ data = english, onBack, ...callbacks }: Animation5Props) {
  const { itemProps, replay } = useEntrance(entrances.fadeIn)
  const toast = useToast()
  const { onSelect = ({ title }) => toast(interpolate(data.toasts.item, { title })) } = callbacks

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        largeTitle="ios"
        onBack={onBack}
        end={<ReplayButton label={data.labels.replay} onClick={replay} />}
      />
      <Content grouped>
        <ul className="mx-auto grid w-full max-w-240 grid-cols-2 gap-2.5 px-margin pt-2 @max-[18em]/frame:grid-cols-1 tablet:grid-cols-4">
          {data.items.map((item, index) => {
            const isWide = index % 3 === 0
            return (
              <li
                key={item.id}
                ref={itemProps.ref}
                className={`grid ${isWide ? 'col-span-2 @max-[18em]/frame:col-span-1' : ''} ${itemProps.className}`}
              >
                <button
                  type="button"
                  onClick={() => onSelect(item)}
                  className={`pressable relative isolate flex flex-col overflow-hidden rounded-[26px] p-4 text-start focus-ring-above material:rounded-[28px] ${tileColors[index % tileColors.length]} ${isWide ? 'min-h-52 justify-center @max-[18em]/frame:pb-[72%]' : 'pb-[72%]'}`}
                >
                  <Picture
                    src={item.image}
                    alt={item.imageAlt}
                    eager={index < 3}
                    ratio="fill"
                    sizes="280px"
                    className={`${pictureClass} ${isWide ? wideTilePictureClass : tallTilePictureClass}`}
                  />
                  <span className={isWide ? 'w-[46%] @max-[18em]/frame:w-auto' : ''}>
                    <span className={`block text-balance ${isWide ? 'text-title3' : 'text-headline'}`}>
                      {item.title}
                    </span>
                    <span className="mt-1 block text-pretty text-subhead">{item.description}</span>
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      </Content>
    </Page>
  )
}
