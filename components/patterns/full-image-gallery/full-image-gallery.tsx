'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { back } from '@patternbook/engine/navigation/navigate'
import { useShare } from '@patternbook/engine/navigation/use-share'
import { withFrameQuery } from '@patternbook/engine/navigation/with-frame-query'
import { use, useCallback, useRef, useState } from 'react'
import { Content } from '@/components/ui/content'
import { useContentLang, useContentState } from '@/components/ui/content-state'
import { FloatingToolbar } from '@/components/ui/floating-toolbar'
import { Header } from '@/components/ui/header'
import { ShareIcon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Page } from '@/components/ui/page'
import { PageParentContext } from '@/components/ui/page-contexts'
import { Heart } from '@/components/ui/symbols/heart'
import { Info } from '@/components/ui/symbols/info'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/imageGallery/layout1.json'
import { AlbumLoading } from '../image-gallery/album-loading'
import { type AlbumPageProps, albumAtOrFirst } from '../image-gallery/album-page'
import { formatGalleryLocation, type Photo, photoLocation } from '../image-gallery/gallery-location'
import { pendingAlbumClasses } from '../image-gallery/pending-album-classes'
import { PhotoViewer } from './photo-viewer'
import { usePhotoTransition } from './use-photo-transition'

/** Classes for white text and controls on black on both platforms, so that only the photo has color. */
const whiteOnBlackClass =
  'bg-transparent! text-white ios-26:glass-dark [--pb-label:#fff] [--pb-primary:#fff] [--pb-secondary-label:rgb(255_255_255/0.84)] [--pb-tint:#fff] [--pb-on-surface-variant:#fff] [--pb-tint-soft:rgb(255_255_255/0.2)] [--pb-on-secondary-container:#fff] [--pb-surface-container:#1d1d20] [--pb-secondary-container:rgb(255_255_255/0.2)]'

/** Props of FullImageGallery. */
export type FullImageGalleryProps = AlbumPageProps & {
  /** Called when another photo is shown. The app must then set `album.photoIndex` to the index of that photo. */
  onChange?: (photo: Photo) => void
  /** Called with the photo that is shared. Default: opens the share sheet, or copies the link. */
  onShare?: (photo: Photo) => void
  /** Called when a photo becomes a favorite or stops being a favorite. */
  onFavorite?: (photo: Photo, isFavorite: boolean) => void
}

/**
 * Photo viewer: one photo of an album, as large as the frame allows. On iOS 26 and in Material 3 Expressive, a toolbar has
 * buttons that share the photo, mark it as a favorite, and show its description.
 */
export default function FullImageGallery({
  data = english,
  location: albumLocation = { screenIndex: 0, tileId: 1 },
  album = albumAtOrFirst(data, albumLocation),
  tilesArePhotos = false,
  status = 'ready',
  onBack,
  onChange,
  onShare,
  onFavorite,
}: FullImageGalleryProps) {
  const lang = useContentLang()
  const parentPage = use(PageParentContext)
  const isPending = status === 'pending'
  const pendingClasses = pendingAlbumClasses(isPending)
  const backgroundRef = useRef<HTMLDivElement>(null)
  const [uncontrolledIndex, setUncontrolledIndex] = useState(album.photoIndex)
  const index = onChange ? album.photoIndex : uncontrolledIndex
  const photo = album.photos[index]
  const contentState = useContentState()
  const share = useShare(useToast())
  const [favorites, setFavorites] = useState<readonly string[]>([])
  const [isDescriptionShown, setIsDescriptionShown] = useState(false)
  const isFavorite = favorites.includes(photo?.image ?? '')
  const { screenIndex, tileId } = albumLocation
  const galleryParam = photo
    ? formatGalleryLocation(photoLocation(albumLocation, photo.id, tilesArePhotos))
    : ''
  usePhotoTransition(backgroundRef, galleryParam)

  const showPhoto = useCallback(
    (newIndex: number) => {
      const newPhoto = album.photos[newIndex]
      setUncontrolledIndex(newIndex)
      if (newPhoto) onChange?.(newPhoto)
    },
    [album.photos, onChange],
  )

  const toggleFavorite = (toggledPhoto: Photo) => {
    const otherFavorites = favorites.filter((image) => image !== toggledPhoto.image)
    setFavorites(isFavorite ? otherFavorites : [...otherFavorites, toggledPhoto.image])
    onFavorite?.(toggledPhoto, !isFavorite)
  }

  return (
    <Page className={`${whiteOnBlackClass} ${pendingClasses.page}`}>
      <div ref={backgroundRef} data-chrome="" className="absolute inset-0 -z-1 bg-black" />
      <Header title={photo?.title ?? ''} onBack={onBack} />
      <Content className="overflow-hidden!">
        {isPending && <AlbumLoading />}
        <PhotoViewer
          key={isPending ? '' : `${screenIndex}.${tilesArePhotos ? '' : tileId}`}
          album={{ ...album, photoIndex: index }}
          labels={data.labels}
          lang={lang}
          isAlbumResolved={status === 'ready'}
          className={pendingClasses.photos}
          onIndexChange={showPhoto}
          onClose={onBack ?? (() => void back(parentPage && withFrameQuery(parentPage.href)))}
        />
        {status === 'missing' && (
          <p
            role="status"
            data-chrome=""
            className="relative mx-auto mt-2 w-fit max-w-full rounded-group bg-black/60 px-4 py-2 text-center text-subhead"
          >
            {data.labels.missing}
          </p>
        )}
        {isDescriptionShown && photo && (
          <p
            role="status"
            data-chrome=""
            className="absolute inset-x-4 bottom-[calc(var(--bottom-bar-height,4.25rem)+3rem)] mx-auto w-fit text-balance rounded-group bg-black/60 px-4 py-2 text-center text-subhead"
          >
            {photo.imageAlt}
          </p>
        )}
      </Content>
      {contentState.status === 'ready' && photo && (
        <div data-chrome="" className={`ios-18:hidden baseline:hidden ${pendingClasses.photos}`}>
          <FloatingToolbar label={photo.title} docked>
            <IconButton
              icon={ShareIcon}
              label={data.labels.share}
              onClick={() => (onShare ? onShare(photo) : share(photo.title, { gallery: galleryParam }))}
            />
            <div className="contents ios-26:ms-auto ios-26:flex ios-26:items-center ios-26:px-0.5">
              <IconButton
                label={interpolate(data.labels.favorite, { title: photo.title })}
                pressed={isFavorite}
                onClick={() => toggleFavorite(photo)}
              >
                <Heart aria-hidden="true" className={`size-6 ${isFavorite ? 'fill-current' : ''}`} />
              </IconButton>
              <IconButton
                label={data.labels.description}
                pressed={isDescriptionShown}
                onClick={() => setIsDescriptionShown(!isDescriptionShown)}
              >
                <Info aria-hidden="true" className="size-6" />
              </IconButton>
            </div>
          </FloatingToolbar>
        </div>
      )}
    </Page>
  )
}
