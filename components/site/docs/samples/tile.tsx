import { Bell, Lock, MapPin } from 'lucide-react'
import { Tile } from '@/components/ui/tile'

export default function Example() {
  return (
    <div className="flex items-center gap-4">
      <Tile small tone="rose">
        <Bell />
      </Tile>
      <Tile tone="teal">
        <Lock />
      </Tile>
      <Tile large tone="violet">
        <MapPin />
      </Tile>
    </div>
  )
}
