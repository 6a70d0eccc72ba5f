import { Star } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type english from '@/data/textview.json'
import { SampleHeading } from './sample-heading'

type TextviewData = typeof english

/** The four kinds of button; two columns on frames from 600 px. */
export function ButtonSamples({ title, items }: TextviewData['buttons']) {
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
    </section>
  )
}
