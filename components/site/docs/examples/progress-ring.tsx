import { ProgressRing } from '@/components/ui/progress-ring'

export default function Example() {
  return (
    <div className="flex gap-6 text-label">
      <ProgressRing value={30}>30%</ProgressRing>
      <ProgressRing value={75}>75%</ProgressRing>
    </div>
  )
}
