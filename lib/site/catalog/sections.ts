import type { CatalogScreen, Section } from './types'

type ScreenInfo = { title: string; id?: string; ready: boolean }
type SectionInfo = Omit<Section, 'screens'>

/**
 * Describes a screen of a section.
 * @param options `id`, if it is not `slug/index`; `ready`, which is false if there is no screen yet
 */
const screen = (title: string, options: Partial<Omit<ScreenInfo, 'title'>> = {}): ScreenInfo => ({
  title,
  ready: true,
  ...options,
})

const section = (info: SectionInfo, ...screenInfos: ScreenInfo[]): Section => ({
  ...info,
  screens: screenInfos.map(
    ({ title, id, ready }, index): CatalogScreen => ({
      id: id ?? `${info.slug}/${index}`,
      section: info.key,
      index,
      title,
      ready,
    }),
  ),
})

/**
 * All patterns that are sections, in the order of the side menu. The four list views are at the position of their
 * parent. The other patterns with an items page are in `patternsWithoutSection` (menu.ts).
 */
export const sections: readonly Section[] = [
  section(
    {
      key: 'expandable',
      slug: 'expandable',
      title: 'Expandable',
      icon: 'list-tree',
      parent: 'listViews',
    },
    screen('List big image'),
    screen('Full image with CTA'),
    screen('Centered with header'),
  ),
  section(
    {
      key: 'dragAndDrop',
      slug: 'drag-and-drop',
      title: 'Drag and Drop',
      icon: 'grip-vertical',
      parent: 'listViews',
    },
    screen('Small item + header'),
    screen('Products + CTA header'),
    screen('Medium item with avatar'),
  ),
  section(
    {
      key: 'swipeToDismiss',
      slug: 'swipe-to-dismiss',
      title: 'Swipe to Dismiss',
      icon: 'move-horizontal',
      parent: 'listViews',
    },
    screen('Small item + header'),
    screen('Products + CTA'),
    screen('Full with image + left swipe'),
  ),
  section(
    {
      key: 'googleCards',
      slug: 'google-card',
      title: 'Google Cards',
      icon: 'gallery-vertical-end',
      parent: 'listViews',
    },
    screen('Styled cards'),
    screen('Styled cards 2'),
    screen('Full image cards'),
    screen('Full image cards with avatar'),
  ),
  section(
    { key: 'parallax', slug: 'parallax', title: 'Parallax', icon: 'mountain' },
    screen('Friends'),
    screen('Product'),
    screen('Basic'),
    screen('Location Details'),
  ),
  section(
    { key: 'animation', slug: 'animation', title: 'Animations', icon: 'sparkles' },
    screen('FadeIn Up'),
    screen('FadeIn Left'),
    screen('BounceIn'),
    screen('ZoomIn'),
    screen('BounceIn Left'),
    screen('FadeIn'),
    screen('BounceIn Right'),
    screen('SlideIn Left'),
    screen('SlideIn Up'),
    screen('FadeIn Right'),
  ),
  section(
    { key: 'login', slug: 'login', title: 'Login', icon: 'log-in' },
    screen('Login + logo 1'),
    screen('Login + logo 2'),
  ),
  section(
    { key: 'register', slug: 'register', title: 'Register', icon: 'user-plus' },
    screen('Register + logo 1'),
    screen('Register + logo 2'),
  ),
  section(
    {
      key: 'forgetPassword',
      slug: 'forgot-password',
      title: 'Forgot Password',
      icon: 'key-round',
    },
    screen('Simple'),
    screen('With Background'),
  ),
  section(
    {
      key: 'newPassword',
      slug: 'new-password',
      title: 'New Password',
      icon: 'shield-check',
    },
    screen('With Background'),
    screen('Simple'),
  ),
  section(
    {
      key: 'imageGallery',
      slug: 'image-gallery',
      title: 'Image Gallery',
      icon: 'images',
    },
    screen('Gallery 1'),
    screen('Category 2 (Music)'),
    screen('Subcategory 1 (Dogs)'),
  ),
  section(
    { key: 'splashScreens', slug: 'splash-screens', title: 'Splash Screens', icon: 'smartphone' },
    screen('Fade in + Ken Burns 1'),
    screen('Down + fade in'),
    screen('Down + Ken Burns'),
  ),
  section(
    { key: 'checkBoxes', slug: 'check-boxes', title: 'Check Boxes', icon: 'square-check' },
    screen('Simple'),
    screen('With Avatar'),
    screen('Simple 2'),
  ),
  section(
    { key: 'searchBars', slug: 'search-bars', title: 'Search Bars', icon: 'search' },
    screen('Simple'),
    screen('Field + header'),
    screen('Field + header 2'),
  ),
  section(
    { key: 'wizard', slug: 'wizard', title: 'Wizard', icon: 'footprints' },
    screen('Simple + icon'),
    screen('Big image'),
    screen('Big Image + Text'),
    screen('Article with Text'),
  ),
  section(
    { key: 'spinner', slug: 'spinner', title: 'Spinners', icon: 'loader' },
    screen('Default SVG Icons'),
    screen('Custom SVG Icons'),
  ),
  section(
    { key: 'tabs', slug: 'tab', title: 'Tabs', icon: 'panel-bottom' },
    screen('Footer tab - text: All Posts', { id: 'tab/0/tab/tab1' }),
    screen('Footer tab - text: Followers', { id: 'tab/0/tab/tab2' }),
    screen('Footer tab - text: Comments', { id: 'tab/0/tab/tab3' }),
    screen('Footer tab - icons: Likes', { id: 'tab/1/tab/tab4' }),
    screen('Footer tab - icons: Comments', { id: 'tab/1/tab/tab5' }),
    screen('Footer tab - icons: Send', { id: 'tab/1/tab/tab6' }),
    screen('Header tab - text: Product', { id: 'tab/2/tab/tab7' }),
    screen('Header tab - text: Comments', { id: 'tab/2/tab/tab8' }),
    screen('Header tab - text: Map', { id: 'tab/2/tab/tab9' }),
  ),
  section(
    { key: 'maps', slug: 'maps', title: 'Maps', icon: 'map-pin' },
    screen('GMAPS + Location Details'),
    screen('GMAPS + About Us'),
    screen('Full Screen View'),
  ),
  section(
    { key: 'qrcode', slug: 'qrcode', title: 'QR Code', icon: 'qr-code' },
    screen('Scanner'),
    screen('Encode'),
  ),
  section(
    { key: 'timeline', slug: 'timeline', title: 'Timeline', icon: 'milestone' },
    screen('Cards'),
    screen('Avatar'),
    screen('Comments'),
  ),
  section(
    {
      key: 'radioButton',
      slug: 'radio-button',
      title: 'Radio Button',
      icon: 'circle-dot',
    },
    screen('Simple'),
    screen('With avatars'),
    screen('Simple 2'),
  ),
  section({ key: 'range', slug: 'range', title: 'Range', icon: 'sliders-horizontal' }, screen('All')),
  section(
    { key: 'form', slug: 'form', title: 'Form', icon: 'clipboard-pen' },
    screen('Form + Write Comment'),
    screen('Form + Write Review'),
    screen('Form With Address'),
    screen('Form With Location'),
  ),
  section(
    { key: 'toggle', slug: 'toggle', title: 'Toggle', icon: 'toggle-right' },
    screen('Avatars'),
    screen('Simple 2'),
    screen('Simple'),
  ),
  section(
    { key: 'select', slug: 'select', title: 'Select', icon: 'chevrons-up-down' },
    screen('Single'),
    screen('Multi'),
  ),
  section(
    { key: 'profile', slug: 'profile', title: 'Profile', icon: 'circle-user-round' },
    screen('With Avatar'),
    screen('Slider + Comments'),
    screen('Basic'),
    screen('Slider'),
    screen('Big Image'),
  ),
  section(
    { key: 'comment', slug: 'comment', title: 'Comments', icon: 'message-circle' },
    screen('Comments Basic'),
    screen('Comments With Timeline'),
  ),
  section({ key: 'payment', slug: 'payment', title: 'Payment', icon: 'credit-card' }, screen('Payment')),
  section(
    { key: 'segment', slug: 'segment', title: 'Segment', icon: 'columns-2' },
    screen('List'),
    screen('Card'),
    screen('Post'),
  ),
  section(
    {
      key: 'scrollSegment',
      slug: 'scrollSegment',
      title: 'Scroll Segment',
      icon: 'gallery-horizontal',
    },
    screen('Text top'),
    screen('Text bottom'),
    screen('Icon top'),
    screen('Icon with text bottom'),
  ),
  section(
    {
      key: 'actionSheet',
      slug: 'action-sheet',
      title: 'Action Sheet',
      icon: 'panel-bottom-open',
    },
    screen('Basic'),
    screen('News'),
    screen('With Text Header'),
  ),
  section(
    { key: 'alert', slug: 'alert', title: 'Alert', icon: 'message-square-warning' },
    screen('Alert Info'),
    screen('Alert Warning'),
    screen('Alert Subscribe'),
  ),
]
