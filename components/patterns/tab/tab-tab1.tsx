'use client'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/tab/tab1.json'
import { fill } from '@/lib/data/fill'
import type { Tab1 } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { TabPage } from './tab-page'

/** All posts: the headline on the photo, a paragraph below, and two things to do. */
export default function TabAllPosts() {
  const sample = useSample<Tab1>('tab/tab1', english)
  const { data } = sample
  const toast = useToast()
  const page = useId()

  return (
    <TabPage sample={sample} tab="tab1">
      <ul className="grid gap-4 px-margin pt-3 material:pt-2 tablet:grid-cols-2">
        {data.items.map((item, index) => {
          const { title } = item
          const say = (key: keyof typeof data.toasts) => toast(fill(data.toasts[key], { title }))
          return (
            <Card key={item.id} as="li" className="flex flex-col">
              <div className="relative flex min-h-53 flex-none flex-col justify-end">
                <Picture
                  name={item.image}
                  alt={item.imageAlt}
                  eager={index < 2}
                  ratio="fill"
                  className="scrim absolute! inset-0"
                />
                <h2
                  id={`${page}${item.id}`}
                  className="relative px-margin pt-20 pb-3.5 text-balance text-title2 text-white material:font-medium"
                >
                  {title}
                </h2>
              </div>
              <div className="flex-1 px-margin pt-3.5 material:pt-4">
                <p className="text-headline">{item.subtitle}</p>
                <p className="mt-1 text-pretty text-label-2 text-subhead">{item.description}</p>
              </div>
              <button
                type="button"
                aria-labelledby={`${page}${item.id}`}
                onClick={() => say('item')}
                className="pressable absolute! inset-0 rounded-card focus-ring-over"
              />
              <div className="flex flex-wrap gap-2 px-margin py-4 material:justify-end">
                <Button
                  variant="outline"
                  size="sm"
                  icon={<Icon name="share" className="size-4.5 material:hidden" />}
                  label={fill(data.labels.share, { title })}
                  onClick={() => say('share')}
                  className="ios:flex-1 ios:border-0 ios:bg-tint-soft"
                >
                  {data.share}
                </Button>
                <Button
                  size="sm"
                  label={fill(data.labels.explore, { title })}
                  onClick={() => say('explore')}
                  className="ios:flex-1"
                >
                  {data.explore}
                </Button>
              </div>
            </Card>
          )
        })}
      </ul>
    </TabPage>
  )
}
