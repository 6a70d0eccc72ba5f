import { GalleryPage } from '@/components/site/gallery/gallery-page'
import { sitePageMetadata } from '@/lib/site/metadata'
import { readGallery } from '@/scripts/generate/generated-data'

export const metadata = sitePageMetadata({
  name: 'Screens',
  description:
    'Pictures of all mobile screens on iOS and in Material, in light and dark themes. Filter by pattern, component, and interaction, and share a collection as a link.',
  path: '/gallery/',
})

export default function Page() {
  return <GalleryPage {...readGallery()} />
}
