import { ClearMark, ErrorMark, EyeMark, Tick } from '@/components/ui/control-marks'

export default function Example() {
  return (
    <div className="flex items-center gap-6 text-label">
      <Tick className="size-6" />
      <ErrorMark className="size-6 text-danger" />
      <ClearMark className="size-6" />
      <EyeMark off={false} />
      <EyeMark off />
    </div>
  )
}
