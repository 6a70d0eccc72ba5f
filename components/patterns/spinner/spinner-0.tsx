'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { photoScrimClass } from '@/components/ui/photo-scrim'
import { Picture } from '@/components/ui/picture'
import { ProgressBar } from '@/components/ui/progress-bar'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Spinner } from '@/components/ui/spinner'
import { CloudDownload } from '@/components/ui/symbols/cloud-download'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/spinner.json'

/** Props of Spinner0. */
export type Spinner0Props = ScreenProps<typeof english> & {
  /**
   * Saves today's photos. The button shows a spinner until the promise settles. If it rejects, an error message is shown.
   * Default: waits for two seconds.
   */
  onSave?: () => Promise<unknown>
}

/** Simulates a save: waits for two seconds. */
const simulateSave = () => new Promise((resolve) => setTimeout(resolve, 2000))

type LoadingItem = (typeof english)['layout1']['items'][number]

const skeletonBlockClass = 'block bg-current/8 expressive:bg-current/7'

/** Placeholder rows (a skeleton) for a list of albums that is still loading. */
function Skeleton({ label }: { label: string }) {
  return (
    <span
      role="progressbar"
      aria-label={label}
      className="grid gap-3 px-4 pb-4 breathe expressive:gap-2.5 expressive:pb-3.5"
    >
      {['w-2/5', 'w-1/2'].map((width) => (
        <span key={width} className="flex items-center gap-3">
          <span className={`size-11 flex-none rounded-thumbnail ${skeletonBlockClass}`} />
          <span className="grid flex-1 gap-2">
            <span className={`h-2.5 rounded-pill ${skeletonBlockClass} ${width}`} />
            <span className={`h-2.5 w-4/5 rounded-pill ${skeletonBlockClass}`} />
          </span>
        </span>
      ))}
    </span>
  )
}

/** An item that is loading: an upload with a progress indicator, a video with a spinner, or a list of albums with a skeleton. */
function LoadingSection({ item }: { item: LoadingItem }) {
  const { name, title, description, image } = item
  const caption = (
    <div className="min-w-0 flex-[1_1_6em]">
      <h2 className="text-headline">{title}</h2>
      <p className="text-secondary-label text-subhead">{description}</p>
    </div>
  )
  if (name === 'video')
    return (
      <div className="relative isolate flex min-h-44 flex-col justify-end text-white">
        <Picture src={image} ratio="fill" eager className="absolute! inset-0 -z-1" />
        <span
          role="progressbar"
          aria-label={description}
          className="absolute inset-x-0 top-9 mx-auto w-fit rounded-full bg-[rgb(12_10_30/.45)] p-2 expressive:p-1.5"
        >
          <Spinner className="size-7 expressive:size-11" />
        </span>
        <div
          className={`px-4 pt-12 pb-3 [--fade-height:3rem] [--pb-secondary-label:#fff] ${photoScrimClass}`}
        >
          {caption}
        </div>
      </div>
    )
  // An upload has a spinner on iOS and a progress bar on Material.
  const isUpload = name === 'upload'
  return (
    <>
      <div className="flex items-center gap-3 px-4 py-3">
        {isUpload && (
          <Picture
            src={image}
            ratio="square"
            sizes="56px"
            eager
            className="w-14 flex-none rounded-thumbnail"
          />
        )}
        {caption}
        {isUpload && (
          <span role="progressbar" aria-label={description} className="text-secondary-label material:hidden">
            <Spinner className="size-6" />
          </span>
        )}
      </div>
      {isUpload ? (
        <ProgressBar label={description} className="mx-4 mb-3.5 -mt-0.5 ios:hidden" />
      ) : (
        <Skeleton label={description} />
      )}
    </>
  )
}

/** A photo library that is loading: a refresh indicator, an upload, photos with a Save button, a video, and a list of albums. */
export default function Spinner0({ data = english, onBack, onSave = simulateSave }: Spinner0Props) {
  const { toolbarTitle, refresh, items, today, photos, loading, button, toasts } = data.layout1
  const [upload, ...otherItems] = items
  const toast = useToast()
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    try {
      await onSave()
      toast(toasts.saved)
    } catch {
      toast(toasts.failed)
    }
    setSaving(false)
  }

  return (
    <Page>
      <Header title={toolbarTitle} largeTitle="ios" onBack={onBack} />
      <Content grouped>
        <div className="mx-auto grid w-full max-w-160 gap-2.5 px-margin expressive:gap-2">
          <p className="flex items-center justify-center gap-3 pt-1 text-footnote text-secondary-label expressive:pt-0 expressive:text-subhead">
            <Spinner className="size-6 expressive:size-11 expressive:loading-contained" />
            {refresh}
          </p>
          {upload && (
            <Card className="flex! flex-col">
              <LoadingSection item={upload} />
            </Card>
          )}
          <div className="flex flex-wrap items-center justify-between gap-x-3 pt-2">
            <h2 className="text-title3">{today}</h2>
            <Button size="sm" variant="soft" busy={isSaving} onClick={() => void save()}>
              {button}
            </Button>
          </div>
          <ul className="squircle grid grid-cols-3 gap-0.5 overflow-hidden rounded-card">
            {photos.map(({ id, image, isLoading }) => (
              <li key={id} className="relative grid place-items-center overflow-hidden text-white">
                <Picture
                  src={image}
                  ratio="square"
                  sizes="130px"
                  eager
                  className={isLoading ? 'w-full scale-125 blur-lg breathe' : 'w-full'}
                />
                {/* A photo that is only in the cloud is blurred and has this icon until it has been downloaded. */}
                {isLoading && (
                  <span role="progressbar" aria-label={loading} className="absolute end-2 bottom-2">
                    <CloudDownload
                      aria-hidden="true"
                      className="size-5 drop-shadow-[0_0_4px_rgb(0_0_0/.6)]"
                    />
                  </span>
                )}
              </li>
            ))}
          </ul>
          {otherItems.map((item) => (
            <Card key={item.id} className="flex! flex-col">
              <LoadingSection item={item} />
            </Card>
          ))}
        </div>
      </Content>
    </Page>
  )
}
