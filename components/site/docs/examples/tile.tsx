import { Bell } from '@/components/ui/symbols/bell'
import { Lock } from '@/components/ui/symbols/lock'
import { MapPin } from '@/components/ui/symbols/map-pin'
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
