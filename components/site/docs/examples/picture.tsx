import { Picture } from '@/components/ui/picture'

export default function Example() {
  return (
    <Picture
      src="land-island"
      alt="A green volcanic island in the sea"
      ratio="16/9"
      sizes="320px"
      className="w-full rounded-card"
    />
  )
}
