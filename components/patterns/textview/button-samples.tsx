import { Button, type ButtonProps } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Star } from '@/components/ui/symbols/star'
import type english from '@/data/textview.json'
import { SampleHeading } from './sample-heading'

type TextviewData = typeof english

/** The four kinds of button, in two columns on frames from 600 px; and the sizes of Material 3 Expressive. */
export function ButtonSamples({ title, items, sizes }: TextviewData['buttons']) {
  return (
    <section className="flex-none">
      <SampleHeading>{title}</SampleHeading>
      <Card className="mx-margin grid gap-3 p-4 tablet:grid-cols-2 ios:rounded-group">
        {items.map(({ id, variant, title: label, icon }) => (
          <Button
            key={id}
            variant={variant as 'fill' | 'outline' | 'soft' | 'text'}
            icon={icon && <Star aria-hidden className="size-5 material:size-4.5" />}
          >
            {label}
          </Button>
        ))}
      </Card>
      <Card className="mx-margin mt-3 flex flex-wrap items-center gap-3 p-4 ios:hidden baseline:hidden">
        {sizes.map(({ id, size, title: label }) => (
          <Button key={id} size={size as ButtonProps['size']} variant="soft">
            {label}
          </Button>
        ))}
      </Card>
    </section>
  )
}
