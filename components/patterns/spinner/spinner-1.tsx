'use client'
import { Avatar } from '@/components/ui/avatar'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Spinner } from '@/components/ui/spinner'
import { Speaker } from '@/components/ui/symbols/speaker'
import english from '@/data/spinner.json'
import { NamedSpinner } from './named-spinner'

/** Props of Spinner1. */
export type Spinner1Props = ScreenProps<typeof english>

type StudioItem = (typeof english)['layout2']['items'][number]

/** The current recording: an animated sound wave on a picture. */
function Recording({ name, title, description, image }: StudioItem) {
  return (
    <section className="squircle relative isolate mx-margin flex min-h-72 flex-none flex-col overflow-hidden rounded-card p-4 text-white material:rounded-[28px]">
      <Picture
        src={image}
        ratio="fill"
        eager
        className="absolute! inset-0 -z-1 after:absolute after:inset-0 after:bg-[rgb(10_6_30/.45)]"
      />
      <NamedSpinner name={name} label={description} className="m-auto size-28" />
      <h2 className="text-title3">{title}</h2>
      <p className="flex items-center gap-2 text-subhead">
        <span className="size-2.5 rounded-full bg-[#FF453A]" />
        {description}
      </p>
    </section>
  )
}

/** A track: a picture, a title, and a description. The name `oval` means that it uploads: a spinner covers the picture. */
function Track({ name, title, description, image }: StudioItem) {
  return (
    <li>
      <span className="squircle relative grid place-items-center overflow-hidden rounded-[16px] text-white">
        <Picture src={image} ratio="square" sizes="120px" eager className="w-full" />
        {name === 'oval' && (
          <span
            role="progressbar"
            aria-label={`${title}: ${description}`}
            className="absolute inset-0 grid place-items-center bg-[rgb(10_6_30/.55)]"
          >
            <Spinner className="size-8 expressive:size-10" />
          </span>
        )}
      </span>
      <p className="pt-1.5 font-semibold text-footnote material:text-subhead">{title}</p>
      <p className="text-footnote text-secondary-label tabular-nums">{description}</p>
    </li>
  )
}

/** Work in a music studio: a recording, tracks (some uploading), a speaker that connects, and a colleague who types. */
export default function Spinner1({ data = english, onBack }: Spinner1Props) {
  const { toolbarTitle, tracksHeading, sessionHeading, items } = data.layout2
  const getItemsByName = (...names: string[]) => items.filter(({ name }) => names.includes(name))

  return (
    <Page>
      <Header title={toolbarTitle} largeTitle="ios" onBack={onBack} />
      <Content grouped>
        {getItemsByName('audio').map((item) => (
          <Recording key={item.id} {...item} />
        ))}
        <section className="mx-margin flex-none pt-6">
          <h2 className="pb-2.5 text-title3">{tracksHeading}</h2>
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,4.5em),1fr))] gap-2.5 text-body">
            {getItemsByName('oval', 'ready').map((item) => (
              <Track key={item.id} {...item} />
            ))}
          </ul>
        </section>
        <h2 className="px-margin pt-6 pb-2.5 text-title3">{sessionHeading}</h2>
        <List twoColumns className="pt-0!">
          {getItemsByName('puff', 'three-dots').map(({ id, name, title, description, image }) => (
            <Item
              key={id}
              start={
                name === 'puff' ? (
                  <span className="relative grid size-11 place-items-center text-tint">
                    <NamedSpinner name={name} label={description} className="absolute inset-0 size-full" />
                    <Speaker aria-hidden="true" strokeWidth={1.75} className="size-6" />
                  </span>
                ) : (
                  <Avatar src={image} className="size-11!" />
                )
              }
              title={title}
              subtitle={description}
              end={
                name === 'three-dots' && (
                  <NamedSpinner name={name} label={description} className="size-9 text-secondary-label" />
                )
              }
            />
          ))}
        </List>
      </Content>
    </Page>
  )
}
