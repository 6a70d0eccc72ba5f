'use client'
import { Avatar } from '@/components/ui/avatar'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import { ProgressBar } from '@/components/ui/progress-bar'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Spinner } from '@/components/ui/spinner'
import english from '@/data/spinner.json'
import { Waiting } from './drawings'

/** Props of Spinner0. */
export type Spinner0Props = ScreenProps<typeof english>

type Kind = (typeof english)['layout1']['items'][number]

const bone = 'block bg-current/8 expressive:bg-current/7'

/** Albums of a list that has not arrived yet. */
function Skeleton() {
  return (
    <span aria-hidden="true" className="grid gap-3 px-4 pb-4 breathe expressive:gap-2.5 expressive:pb-3.5">
      {['w-2/5', 'w-1/2'].map((width) => (
        <span key={width} className="flex items-center gap-3">
          <span className={`size-11 flex-none rounded-thumb ${bone}`} />
          <span className="grid flex-1 gap-2">
            <span className={`h-2.5 rounded-pill ${bone} ${width}`} />
            <span className={`h-2.5 w-4/5 rounded-pill ${bone}`} />
          </span>
        </span>
      ))}
    </span>
  )
}

/** What is loading, with its spinner: an upload, a list, a face, a film, a button. */
function Place({ kind }: { kind: Kind }) {
  const { name, title, description, image } = kind
  const spinner = (className: string) => <Waiting name={name} label={description} className={className} />
  const words = (
    <div className="min-w-0 flex-[1_1_6em]">
      <h2 className="text-headline">{title}</h2>
      <p className="text-label-2 text-subhead">{description}</p>
    </div>
  )
  // The platform's own indicators: spokes on iOS, a line below the picture on Material.
  if (name === 'lines')
    return (
      <>
        <Picture name={image} ratio="fill" eager className="h-38! expressive:h-32!" />
        <div className="flex items-center gap-3 px-4 py-3">
          {words}
          <span role="progressbar" aria-label={description} className="text-label-2 material:hidden">
            <Spinner className="size-7" />
          </span>
        </div>
        <ProgressBar label={description} className="mx-4 mb-3.5 -mt-0.5 ios:hidden" />
      </>
    )
  if (name === 'lines-small')
    return (
      <>
        <div className="flex items-center gap-3 px-4 py-3">
          {words}
          <span role="progressbar" aria-label={description} className="text-label-2 material:text-tint">
            <Spinner className="size-6 expressive:size-9" />
          </span>
        </div>
        <Skeleton />
      </>
    )
  if (name === 'dots')
    return (
      <div className="flex flex-wrap items-center gap-3 py-2.5 ps-4 pe-3">
        {words}
        {/* Looks like a pressed button, but is not interactive. */}
        <span className="grid min-h-11 min-w-26 flex-none place-items-center rounded-button bg-tint-fill text-on-tint ios:rounded-pill">
          {spinner('size-8')}
        </span>
      </div>
    )
  return (
    <>
      <span className="relative isolate grid min-h-28 place-items-center overflow-hidden text-white">
        <Picture
          name={image}
          ratio="fill"
          eager
          className={`absolute! inset-0 -z-1 after:absolute after:inset-0 ${name === 'bubbles' ? 'scale-125 blur-xl after:bg-[rgb(12_10_30/.25)]' : 'after:bg-[rgb(12_10_30/.35)]'}`}
        />
        {name === 'bubbles' ? (
          <span className="relative grid size-25 place-items-center">
            <Avatar name={image} size="lg" />
            {spinner('absolute inset-0 size-full')}
          </span>
        ) : (
          spinner('size-13')
        )}
      </span>
      <div className="flex px-4 py-2.5">{words}</div>
    </>
  )
}

/** Kinds that share a row; the others are as wide as the page. */
const HALF = ['bubbles', 'circles']

/** A photo library that is loading: pull to refresh, an upload, a search for faces, a film, a list of albums, and a button. */
export default function Spinner0({ data = english, onBack }: Spinner0Props) {
  const { toolbarTitle, refresh, items } = data.layout1

  return (
    <Page>
      <Header title={toolbarTitle} large="ios" onBack={onBack} />
      <Content grouped>
        <div className="mx-auto w-full max-w-160 px-margin">
          <p className="flex items-center justify-center gap-3 pt-1 pb-2.5 text-footnote text-label-2 expressive:pt-0">
            <Spinner className="size-6 expressive:size-11 expressive:loading-contained" />
            {refresh}
          </p>
          <ul className="grid grid-cols-2 gap-2.5 expressive:gap-2">
            {items.map((kind) => (
              <Card
                key={kind.id}
                as="li"
                className={`flex! flex-col ${HALF.includes(kind.name) ? '@max-[16em]/frame:col-span-2' : 'col-span-2'}`}
              >
                <Place kind={kind} />
              </Card>
            ))}
          </ul>
        </div>
      </Content>
    </Page>
  )
}
