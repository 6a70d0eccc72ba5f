import { Button, type ButtonProps } from '@/components/ui/button'
import { Star } from '@/components/ui/symbols/star'
import type english from '@/data/textview.json'
import { SampleHeading } from './sample-heading'

type TextviewData = typeof english

/** Four variants of buttons, in two columns in frames at least 600 px wide; in Material 3 Expressive, also several sizes. */
export function ButtonSamples({ title, note, items, sizes }: TextviewData['buttons']) {
  return (
    <section>
      <SampleHeading>{title}</SampleHeading>
      <p className="mt-1.5 text-pretty text-body-read">{note}</p>
      <div className="mt-4 grid gap-3 tablet:grid-cols-2">
        {items.map(({ id, variant, title: label, icon }) => (
          <Button
            key={id}
            variant={variant as 'fill' | 'outline' | 'soft' | 'text'}
            size="lg"
            icon={icon && <Star aria-hidden className="size-5 material:size-4.5" />}
          >
            {label}
          </Button>
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3 ios:hidden baseline:hidden">
        {sizes.map(({ id, size, title: label }) => (
          <Button key={id} size={size as ButtonProps['size']} variant="soft">
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}
