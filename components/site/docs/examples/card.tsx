import { Card } from '@/components/ui/card'
import { Picture } from '@/components/ui/picture'

export default function Example() {
  return (
    <Card className="mx-margin">
      <Picture src="land-island" alt="A green volcanic island in the sea" ratio="16/9" sizes="288px" />
      <div className="p-4">
        <p className="text-headline text-label">Ilha Clara</p>
        <p className="mt-1 text-secondary-label text-subhead">Two bays, a lighthouse, and a ferry at noon</p>
      </div>
    </Card>
  )
}
