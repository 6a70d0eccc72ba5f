import { Heart, type LucideIcon, Share2, ThumbsUp } from 'lucide-react'
import { Card } from '@/components/ui/card'
import type { Textview } from '@/lib/data/schemas'

const shapes: Record<string, LucideIcon> = { 'thumbs-up': ThumbsUp, heart: Heart, 'share-2': Share2 }
const sizes = { small: 'size-5', medium: 'size-8', large: 'size-15' } as const

/** Three icons in three sizes: 20, 32 and 60 px. */
export function IconSamples({ title, items, sizes: scale }: Textview['icons']) {
  return (
    <section className="flex-none">
      <h2 className="text-label-2 ios:px-8 ios:pt-5 ios:pb-[7px] ios:text-footnote material:px-margin material:pt-4 material:pb-2 material:text-button material:text-primary">
        {title}
      </h2>
      <Card className="mx-margin grid grid-cols-3 items-end gap-y-6 p-5 text-tint ios:rounded-group">
        {scale.map(({ id, size, title: caption }) => (
          <div key={id} className="grid justify-items-center gap-4">
            {items.map(({ id: key, icon, title: name }) => {
              const Shape = shapes[icon] ?? Heart
              return (
                <Shape key={key} role="img" aria-label={name} className={sizes[size]} strokeWidth={1.75} />
              )
            })}
            <p className="text-center text-caption text-label-2">{caption}</p>
          </div>
        ))}
      </Card>
    </section>
  )
}
