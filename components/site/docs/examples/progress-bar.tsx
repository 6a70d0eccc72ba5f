import { ProgressBar } from '@/components/ui/progress-bar'

export default function Example() {
  return <ProgressBar label="Uploading" className="w-full" />
}
