'use client'
import { Avatar } from '@/components/ui/avatar'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/spinner.json'
import { Waiting } from './drawings'

/** Props of Spinner1. */
export type Spinner1Props = ScreenProps<typeof english>

type Kind = (typeof english)['layout2']['items'][number]

/** A spinner around its picture, in a bubble next to an avatar, or by itself. */
function Place({ name, description, image }: Kind) {
  if (name === 'three-dots')
    return (
      <span className="flex items-end gap-2">
        <Avatar name={image} size="md" />
        <span className="rounded-[20px] rounded-es-[6px] bg-white px-4 py-0.5 text-[#3B2A78]">
          <Waiting name={name} label={description} className="size-11" />
        </span>
      </span>
    )
  if (name === 'oval' || name === 'puff')
    return (
      <span className={`relative grid size-24 place-items-center ${name === 'oval' ? 'm-auto' : ''}`}>
        <Waiting name={name} label={description} className="absolute inset-0 size-full scale-115" />
        <Picture
          name={image}
          ratio="square"
          sizes="64px"
          className="w-16 rounded-full expressive:shape-cookie"
        />
      </span>
    )
  return (
    <>
      <Picture
        name={image}
        ratio="fill"
        className="absolute! inset-0 -z-1 after:absolute after:inset-0 after:bg-linear-to-b after:from-[rgb(10_6_30/.38)] after:to-[rgb(10_6_30/.72)]"
      />
      <Waiting
        name={name}
        label={description}
        className={name === 'audio' ? 'size-20' : name === 'grid' ? 'm-auto size-18' : 'm-auto size-16'}
      />
    </>
  )
}

/** Background colors of spinners without a picture; white has a contrast of 4.5:1 or more. */
const backgrounds: Record<string, string> = {
  oval: 'bg-[#A8325B]',
  puff: 'bg-[#A4532F]',
  'three-dots': 'bg-[#4A3A9A]',
}

/** Wide tiles: the text at the start, the spinner at the end. */
const wide = 'col-span-full min-h-24 flex-row-reverse items-center justify-between'

/** Places in the grid: the recording, the speakers, and the chat are wide, the drum pads are tall. */
const places: Record<string, string> = {
  audio: wide,
  puff: wide,
  'three-dots': wide,
  grid: 'row-span-2 flex-col min-h-38',
}

/** A music studio with a custom spinner on each tile, next to what is loading. */
export default function Spinner1({ data = english, onBack }: Spinner1Props) {
  const { toolbarTitle, items } = data.layout2

  return (
    <Page>
      <Header title={toolbarTitle} large="ios" onBack={onBack} />
      <Content>
        <ul className="mx-auto grid w-full max-w-160 grid-cols-2 gap-3 px-margin pt-1 [grid-auto-flow:dense] @max-[14em]/frame:grid-cols-1 expressive:gap-2">
          {items.map((kind) => (
            <li
              key={kind.id}
              className={`squircle relative isolate flex overflow-hidden rounded-card p-3.5 text-white @max-[14em]/frame:flex-col! ${places[kind.name] ?? 'min-h-38 flex-col'} ${backgrounds[kind.name] ?? ''}`}
            >
              <Place {...kind} />
              <div className="min-w-0">
                <h2 className="pt-2 text-headline">{kind.title}</h2>
                <p className="text-footnote">{kind.description}</p>
              </div>
            </li>
          ))}
        </ul>
      </Content>
    </Page>
  )
}
