import type { Section, Variant } from './types'

type Draft = { title: string; id?: string; ready: boolean }
type Shape = Omit<Section, 'variants'>

const done = (title: string, id?: string): Draft => ({ title, id, ready: true })

const section = (shape: Shape, ...drafts: Draft[]): Section => ({
  ...shape,
  variants: drafts.map(
    ({ title, id, ready }, index): Variant => ({
      id: id ?? `${shape.slug}/${index}`,
      section: shape.key,
      index,
      title,
      ready,
    }),
  ),
})

/** Every pattern that has variants, in the order of the side menu; the four list views are at the position of their parent. */
export const sections: readonly Section[] = [
  section(
    {
      key: 'expandable',
      slug: 'expandable',
      title: 'Expandable',
      icon: 'list-tree',
      parent: 'listViews',
    },
    done('List big image'),
    done('Full image with CTA'),
    done('Centered with header'),
  ),
  section(
    {
      key: 'dragAndDrop',
      slug: 'drag-and-drop',
      title: 'Drag and Drop',
      icon: 'grip-vertical',
      parent: 'listViews',
    },
    done('Small item + header'),
    done('Products + CTA header'),
    done('Medium item with avatar'),
  ),
  section(
    {
      key: 'swipeToDismiss',
      slug: 'swipe-to-dismiss',
      title: 'Swipe to Dismiss',
      icon: 'move-horizontal',
      parent: 'listViews',
    },
    done('Small item + header'),
    done('Products + CTA'),
    done('Full with image + left swipe'),
  ),
  section(
    {
      key: 'googleCards',
      slug: 'google-card',
      title: 'Google Cards',
      icon: 'gallery-vertical-end',
      parent: 'listViews',
    },
    done('Styled cards'),
    done('Styled cards 2'),
    done('Full image cards'),
    done('Full image cards with avatar'),
  ),
  section(
    { key: 'parallax', slug: 'parallax', title: 'Parallax', icon: 'mountain' },
    done('Friends'),
    done('Product'),
    done('Basic'),
    done('Location Details'),
  ),
  section(
    { key: 'animation', slug: 'animation', title: 'Animations', icon: 'sparkles' },
    done('FadeIn Up'),
    done('FadeIn Left'),
    done('BounceIn'),
    done('ZoomIn'),
    done('BounceIn Left'),
    done('FadeIn'),
    done('BounceIn Right'),
    done('SlideIn Left'),
    done('SlideIn Up'),
    done('FadeIn Right'),
  ),
  section(
    { key: 'login', slug: 'login', title: 'Login', icon: 'log-in' },
    done('Login + logo 1'),
    done('Login + logo 2'),
  ),
  section(
    { key: 'register', slug: 'register', title: 'Register', icon: 'user-plus' },
    done('Register + logo 1'),
    done('Register + logo 2'),
  ),
  section(
    {
      key: 'forgetPassword',
      slug: 'forgot-password',
      title: 'Forgot Password',
      icon: 'key-round',
    },
    done('Simple'),
    done('With Background'),
  ),
  section(
    {
      key: 'newPassword',
      slug: 'new-password',
      title: 'New Password',
      icon: 'shield-check',
    },
    done('With Background'),
    done('Simple'),
  ),
  section(
    {
      key: 'imageGallery',
      slug: 'image-gallery',
      title: 'Image Gallery',
      icon: 'images',
    },
    done('Gallery 1'),
    done('Category 2 (Music)'),
    done('Subcategory 1 (Dogs)'),
  ),
  section(
    { key: 'splashScreens', slug: 'splash-screens', title: 'Splash Screens', icon: 'smartphone' },
    done('Fade in + Ken Burns 1'),
    done('Down + fade in'),
    done('Down + Ken Burns'),
  ),
  section(
    { key: 'checkBoxes', slug: 'check-boxes', title: 'Check Boxes', icon: 'square-check' },
    done('Simple'),
    done('With Avatar'),
    done('Simple 2'),
  ),
  section(
    { key: 'searchBars', slug: 'search-bars', title: 'Search Bars', icon: 'search' },
    done('Simple'),
    done('Field + header'),
    done('Field + header 2'),
  ),
  section(
    { key: 'wizard', slug: 'wizard', title: 'Wizard', icon: 'footprints' },
    done('Simple + icon'),
    done('Big image'),
    done('Big Image + Text'),
    done('Article with Text'),
  ),
  section(
    { key: 'spinner', slug: 'spinner', title: 'Spinners', icon: 'loader' },
    done('Default SVG Icons'),
    done('Custom SVG Icons'),
  ),
  section(
    { key: 'tabs', slug: 'tab', title: 'Tabs', icon: 'panel-bottom' },
    done('Footer tab - text: All Posts', 'tab/0/tab/tab1'),
    done('Footer tab - text: Followers', 'tab/0/tab/tab2'),
    done('Footer tab - text: Comments', 'tab/0/tab/tab3'),
    done('Footer tab - icons: Likes', 'tab/1/tab/tab4'),
    done('Footer tab - icons: Comments', 'tab/1/tab/tab5'),
    done('Footer tab - icons: Send', 'tab/1/tab/tab6'),
    done('Header tab - text: Product', 'tab/2/tab/tab7'),
    done('Header tab - text: Comments', 'tab/2/tab/tab8'),
    done('Header tab - text: Map', 'tab/2/tab/tab9'),
  ),
  section(
    { key: 'maps', slug: 'maps', title: 'Maps', icon: 'map-pin' },
    done('GMAPS + Location Details'),
    done('GMAPS + About Us'),
    done('Full Screen View'),
  ),
  section(
    { key: 'qrcode', slug: 'qrcode', title: 'QR Code', icon: 'qr-code' },
    done('Scanner'),
    done('Encode'),
  ),
  section(
    { key: 'timeline', slug: 'timeline', title: 'Timeline', icon: 'milestone' },
    done('Cards'),
    done('Avatar'),
    done('Comments'),
  ),
  section(
    {
      key: 'radioButton',
      slug: 'radio-button',
      title: 'Radio Button',
      icon: 'circle-dot',
    },
    done('Simple'),
    done('With avatars'),
    done('Simple 2'),
  ),
  section({ key: 'range', slug: 'range', title: 'Range', icon: 'sliders-horizontal' }, done('All')),
  section(
    { key: 'form', slug: 'form', title: 'Form', icon: 'clipboard-pen' },
    done('Form + Write Comment'),
    done('Form + Write Review'),
    done('Form With Address'),
    done('Form With Location'),
  ),
  section(
    { key: 'toggle', slug: 'toggle', title: 'Toggle', icon: 'toggle-right' },
    done('Avatars'),
    done('Simple 2'),
    done('Simple'),
  ),
  section(
    { key: 'select', slug: 'select', title: 'Select', icon: 'chevrons-up-down' },
    done('Single'),
    done('Multi'),
  ),
  section(
    { key: 'profile', slug: 'profile', title: 'Profile', icon: 'circle-user-round' },
    done('With Avatar'),
    done('Slider + Comments'),
    done('Basic'),
    done('Slider'),
    done('Big Image'),
  ),
  section(
    { key: 'comment', slug: 'comment', title: 'Comments', icon: 'message-circle' },
    done('Comments Basic'),
    done('Comments With Timeline'),
  ),
  section({ key: 'payment', slug: 'payment', title: 'Payment', icon: 'credit-card' }, done('Payment')),
  section(
    { key: 'segment', slug: 'segment', title: 'Segment', icon: 'columns-2' },
    done('List'),
    done('Card'),
    done('Post'),
  ),
  section(
    {
      key: 'scrollSegment',
      slug: 'scrollSegment',
      title: 'Scroll Segment',
      icon: 'gallery-horizontal',
    },
    done('Text top'),
    done('Text bottom'),
    done('Icon top'),
    done('Icon with text bottom'),
  ),
  section(
    {
      key: 'actionSheet',
      slug: 'action-sheet',
      title: 'Action Sheet',
      icon: 'panel-bottom-open',
    },
    done('Basic'),
    done('News'),
    done('With Text Header'),
  ),
  section(
    { key: 'alert', slug: 'alert', title: 'Alert', icon: 'message-square-warning' },
    done('Alert Info'),
    done('Alert Warning'),
    done('Alert Subscribe'),
  ),
]
