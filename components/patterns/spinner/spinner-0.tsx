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

/** A spinner in an example context of an app. */
function Place({ kind }: { kind: Kind }) {
  const { name, description, image } = kind
  const spinner = (className: string) => <Waiting name={name} label={description} className={className} />
  // The platform's own indicator.
  const native = (className: string) => (
    <span role="progressbar" aria-label={description}>
      <Spinner className={className} />
    </span>
  )
  if (name === 'lines-small')
    return <span className="text-label-2 material:text-tint">{native('size-6 expressive:size-9')}</span>
  // Looks like a pressed button, but is not interactive.
  if (name === 'dots')
    return (
      <span className="grid min-h-12 min-w-30 flex-none place-items-center rounded-button bg-tint-fill text-on-tint ios:rounded-pill">
        {spinner('size-9')}
      </span>
    )
  if (name === 'bubbles')
    return (
      <span className="relative m-auto grid size-30 place-items-center text-tint">
        <Avatar name={image} size="lg" className="[mask:none]! rounded-full!" />
        {spinner('absolute inset-0 size-full')}
      </span>
    )
  return (
    <span
      className={`relative isolate grid place-items-center overflow-hidden text-white ${name === 'lines' ? 'min-h-50' : 'min-h-32'}`}
    >
      <Picture
        name={image}
        ratio="fill"
        eager
        className="absolute! inset-0 -z-1 after:absolute after:inset-0 after:bg-[rgb(12_10_30/.5)]"
      />
      {name === 'lines'
        ? native('size-9.25 expressive:size-18 expressive:loading-contained')
        : spinner('size-14')}
    </span>
  )
}

/** Card shapes by kind: a wide picture, rows, and two tiles in one row. */
const shapes: Record<string, string> = {
  lines: 'col-span-2 flex-col',
  'lines-small': 'col-span-2 flex-row items-center pe-4',
  dots: 'col-span-2 flex-row flex-wrap items-center pe-3',
  bubbles: 'flex-col @max-[16em]/frame:col-span-2',
  circles: 'flex-col @max-[16em]/frame:col-span-2',
}

/** The spinners of the platform in context: over a photo, in a row, in a button, around an avatar, on a cover. */
export default function Spinner0({ data = english, onBack }: Spinner0Props) {
  const { toolbarTitle, refresh, items } = data.layout1

  return (
    <Page>
      <Header title={toolbarTitle} large="ios" onBack={onBack} />
      <Content grouped>
        <div className="mx-auto w-full max-w-160 px-margin">
          <p className="flex items-center justify-center gap-3 py-3 text-footnote text-label-2 expressive:flex-col expressive:gap-1.5">
            <Spinner className="size-6 expressive:size-24 expressive:loading-contained" />
            {refresh}
          </p>
          <ul className="grid grid-cols-2 gap-3 expressive:gap-2">
            {items.map((kind) => (
              <Card key={kind.id} as="li" className={`flex! ${shapes[kind.name]}`}>
                <div
                  className={`min-w-0 px-4 py-3.5 ${kind.name === 'dots' ? 'flex-[1_1_6em]' : kind.name === 'lines-small' ? 'flex-1' : 'order-1'}`}
                >
                  <h2 className="text-headline">{kind.title}</h2>
                  <p className="text-label-2 text-subhead">{kind.description}</p>
                  {kind.name === 'lines' && (
                    <ProgressBar label={kind.title} className="mt-2 ios-18:hidden baseline:hidden" />
                  )}
                </div>
                <Place kind={kind} />
              </Card>
            ))}
          </ul>
        </div>
      </Content>
    </Page>
  )
}
