import { Button } from '@/components/ui/button'
import { PhotoHeader } from '@/components/ui/photo-header'

type OrderHeaderProps = {
  order: Record<'headerImage' | 'headerImageAlt' | 'title' | 'subtitle' | 'price' | 'button', string>
  onProceed: () => void
}

/** Header of an order over a photo: its number, its shipping date, and one line with the total and the button that sends it. */
export function OrderHeader({ order, onProceed }: OrderHeaderProps) {
  return (
    <PhotoHeader name={order.headerImage} alt={order.headerImageAlt} className="min-h-62">
      <h1 className="text-balance text-title1">{order.title}</h1>
      <p className="text-balance text-subhead">{order.subtitle}</p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="text-title2 tabular-nums">{order.price}</span>
        <Button size="sm" onClick={onProceed}>
          {order.button}
        </Button>
      </div>
    </PhotoHeader>
  )
}
