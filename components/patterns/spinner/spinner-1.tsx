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

/** A spinner over its picture, around it, or in a bubble next to an avatar. */
function Place({ name, description, image }: Kind) {
  if (name === 'three-dots')
    return (
      <span className="m-auto flex items-end gap-2">
        <Avatar name={image} size="sm" />
        <span className="rounded-[20px] rounded-es-[6px] bg-white px-4 py-1 text-[#3B2A78]">
          <Waiting name={name} label={description} className="size-11" />
        </span>
      </span>
    )
  if (name === 'oval' || name === 'puff')
    return (
      <span className="relative m-auto grid size-24 place-items-center">
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
        className="absolute! inset-0 -z-1 after:absolute after:inset-0 after:bg-[rgb(10_6_30/.5)]"
      />
      <Waiting name={name} label={description} className="m-auto size-16" />
    </>
  )
}

/** Background colors of spinners without a picture; white has a contrast of 4.5:1 or more. */
const grounds: Record<string, string> = {
  oval: 'bg-[#A8325B] expressive:bg-tertiary-container expressive:text-on-tertiary-container',
  puff: 'bg-[#A4532F] expressive:bg-primary-container expressive:text-on-primary-container',
  'three-dots': 'bg-[#4A3A9A] expressive:bg-secondary-container expressive:text-on-secondary-container',
}

/** Custom spinners on tiles, each with an example of what is loading. */
export default function Spinner1({ data = english, onBack }: Spinner1Props) {
  const { toolbarTitle, items } = data.layout2

  return (
    <Page>
      <Header title={toolbarTitle} large="ios" onBack={onBack} />
      <Content>
        <ul className="mx-auto grid w-full max-w-240 grid-cols-2 gap-3 px-margin pt-1 @max-[14em]/frame:grid-cols-1 tablet:grid-cols-4 expressive:gap-2">
          {items.map((kind) => (
            <li
              key={kind.id}
              className={`squircle relative isolate flex min-h-41 flex-col overflow-hidden rounded-card p-3.5 text-white ${grounds[kind.name] ?? ''}`}
            >
              <Place {...kind} />
              <h2 className="pt-2 text-headline">{kind.title}</h2>
              <p className="text-footnote">{kind.description}</p>
            </li>
          ))}
        </ul>
      </Content>
    </Page>
  )
}
