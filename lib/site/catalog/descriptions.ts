/**
 * One or two sentences for each screen: what it shows and which apps can use it. They are used for page metadata, social cards,
 * and the registry. Pages do not load this file; import it only in build scripts and server code.
 */
export const descriptions: Readonly<Record<string, string>> = {
  home: 'The start page of the site: a full-screen photo, a few sentences, and a link to the documentation.',
  list: 'All patterns on one page, in groups, with a search field that filters them as you type.',
  settings:
    'Settings for platform, direction, theme, accent, and language, plus a download of the sample data; each change applies immediately.',
  textview:
    'An article about signs that shows text styles, the four kinds of buttons, and icons in three sizes.',
  'image-gallery-subgallery':
    'One album of a photo app: a grid of pictures, each of which opens in a viewer.',
  'full-image-gallery':
    'A full-screen photo viewer: swipe to see the next photo, and pinch or double-tap to zoom.',

  'expandable/0':
    'Singers, each with a record in its sleeve; each row expands to a list of albums. For music apps.',
  'expandable/1':
    'Products on tall photos, each with a panel whose button expands the payment options. For stores.',
  'expandable/2':
    'A city guide with a header photo and sections for sights, hotels, and food that open in place and show rows of pictures.',
  'drag-and-drop/0':
    'A mixtape of fourteen songs below a cassette; reorder the songs with a drag handle, the keyboard, or a menu.',
  'drag-and-drop/1':
    'A wish list under a photo, with a total and a Share button; drag a product to move it up or down.',
  'drag-and-drop/2':
    'A dog walker’s route as large cards with avatars; reorder the stops, and the times stay in place.',
  'swipe-to-dismiss/0':
    'A queue of podcast episodes; swipe episodes away, and undo from a toast. Includes an empty state.',
  'swipe-to-dismiss/1':
    'A wish list of art prints with old and new prices; swipe a row to remove it, then undo. For stores.',
  'swipe-to-dismiss/2': 'A bucket list on large photos; swipe a row to reveal the buttons at its start.',
  'google-card/0':
    'Cards about musicians, each with a tall portrait, a sentence, and buttons to like, save, and share.',
  'google-card/1':
    'Travel cards with a photo, a short text, a button for the next step, and a Share button. For guides and booking apps.',
  'google-card/2':
    'Tall photo cards with the title, subtitle, and length of a walk on the picture. For travel guides.',
  'google-card/3':
    'A social feed: cards with the author’s avatar, name, place, and time above a photo and a short text.',
  'parallax/0':
    'A podcast page: a parallax city photo, a button that plays the latest episode, and all episodes with their guests.',
  'parallax/1': 'A half-price sale: a parallax product photo above discounted items with old and new prices.',
  'parallax/2':
    'Members of a walking group as large portraits with Follow buttons, below a parallax photo and the name of their guide.',
  'parallax/3':
    'A restaurant page with a parallax photo, a table reservation, a star rating, the address, the hours, and a short story.',
  'animation/0':
    'A set list of song tiles below a photo with the number of chosen songs; the tiles fade in from below one after another.',
  'animation/1': 'A receipt with a total and an order button; its lines fade in from the left.',
  'animation/2':
    'Tickets for open studios with times on their stubs; they bounce in one by one and can be saved.',
  'animation/3': 'Plates of food on bands of color that zoom in one by one, with Share and Explore buttons.',
  'animation/4': 'Airfares under airplane windows that bounce in from the left, with old and new prices.',
  'animation/5':
    'Objects with stories, on tiles that match the colors of their pictures and fade in without movement. For editorial pages.',
  'animation/6': 'Neighbors in the windows of their house; its floors bounce in from the right.',
  'animation/7': 'A group chat about a song, with bubbles that slide in from the left one after another.',
  'animation/8': 'A profile below a wall of tiles, with posts on cards that slide up and overlap.',
  'animation/9':
    'A record in its sleeve with the songs of side A above those of side B; the songs fade in from the right.',
  'login/0':
    'A login form below a logo on a tiled wall, with inline errors, a Skip button, and social login.',
  'login/1':
    'A login form in a sheet on a full-screen coast photo, with social login as a row of round buttons.',
  'register/0':
    'A sign-up form with a member card that fills in as you type, a password strength meter, and a country picker.',
  'register/1':
    'A sign-up form in two steps with a progress bar and password rules, above a grid of pictures.',
  'forgot-password/0':
    'A password reset request with one email field, an error below the field, and the next steps.',
  'forgot-password/1':
    'A password reset request with a large city picture above the title and the email field.',
  'new-password/0':
    'A form for a new password, with rules that get checkmarks, below a picture with the user’s name and avatar.',
  'new-password/1':
    'Two fields to choose and confirm a new password, above a list of the devices where the user is logged in.',
  'image-gallery/0': 'Photo albums as a grid of covers with titles, picture counts, and favorite buttons.',
  'image-gallery/1':
    'Eight pictures of cities in a mosaic without titles; each opens in the full-screen viewer.',
  'image-gallery/2': 'Dog portraits as album covers with favorite buttons, one album for each dog.',
  'splash-screens/0':
    'A splash screen with a dune photo that slowly pans and zooms inside a shape, and a logo that slides in below it.',
  'splash-screens/1':
    'A splash screen whose logo and name grow from the center, over a photo on iOS and a plain color in Material.',
  'splash-screens/2':
    'A four-second splash screen whose logo moves down slowly, in front of a setting sun on iOS and among shapes in Material.',
  'check-boxes/0':
    'A packing list in groups with a checkbox for each item, a progress ring, and a live count. For travel apps.',
  'check-boxes/1':
    'A dinner guest list with checkboxes; each guest who says yes takes a seat at the table above.',
  'check-boxes/2':
    'A photo grid in edit mode: a checkbox on each photo, and a bar with the number of selected photos and actions for them.',
  'search-bars/0':
    'A list of groups, some with their latest message, below a search bar that filters the list as you type.',
  'search-bars/1':
    'A music library with recent searches and colored tiles. The search bar is in the app bar, or at the bottom on iOS 26.',
  'search-bars/2':
    'Shelves of guided tours, with scopes as chips. Focusing the search bar shows recent searches and suggestions.',
  'wizard/0':
    'Three onboarding steps on a background in the accent color, each with pictures, an icon, a title, and a sentence.',
  'wizard/1':
    'A wizard with a large photo, a time of day, and a title for each step, and a wide button below the picture.',
  'wizard/2':
    'Onboarding with full-screen photos, each with three facts, a title, and a sentence. For travel apps.',
  'wizard/3':
    'The schedule of a booked evening tour below a carousel of its photos, with Previous, Next, and Skip.',
  'spinner/0':
    'A photo library as it loads, with the platform’s indicators for pull to refresh, an upload, photos, and a film, plus skeleton rows.',
  'spinner/1':
    'A music studio with custom SVG loading indicators (bars, rings, circles, and dots), each labeled with what it is waiting for.',
  'tab/0/tab/tab1':
    'A carousel of recipes on tall cards; the first of three labeled tabs in a bar at the bottom.',
  'tab/0/tab/tab2':
    'Followers with the top three on a podium; the second of three labeled tabs in a bar at the bottom.',
  'tab/0/tab/tab3':
    'Comments on cards, one of them over a photo, and a question with its answers; the third of three labeled tabs in a bar at the bottom.',
  'tab/1/tab/tab4': 'Liked songs and a grid of albums; the first of three icon tabs in a bar at the bottom.',
  'tab/1/tab/tab5':
    'A music player with comments along its waveform; the second of three icon tabs in a bar at the bottom.',
  'tab/1/tab/tab6':
    'A song to send with a short message on its sleeve; the third of three icon tabs at the bottom.',
  'tab/2/tab/tab7':
    'The product page of a used camera with its seller and an action sheet; the first of three tabs below the header.',
  'tab/2/tab/tab8':
    'Ratings and reviews of a used camera in a list; the second of three tabs below the header.',
  'tab/2/tab/tab9':
    'A shop with a photo, its weekly hours, reviews, a map, and a phone number; the third of three tabs below the header.',
  'maps/0':
    'A bookstore’s map and place card: rating, directions, photos, hours, contact details, and stars for your own rating.',
  'maps/1': 'A company’s page with photos, its story, a map with directions, and contact details.',
  'maps/2': 'A full-screen map that moves with one finger, and a card that shows a meeting point to share.',
  'qrcode/0':
    'A QR code scanner that reads codes from the camera or a picture and asks before it opens a link.',
  'qrcode/1':
    'A table sign with a QR code: type a link, choose the size and error correction, and save the code as SVG or PNG.',
  'timeline/0': 'Recent events along a vertical line, newest first, as cards with photos.',
  'timeline/1':
    'A soccer match minute by minute: events on both sides of a center line, with faces and the score.',
  'timeline/2':
    'Comments as notes on a timeline, each with its day, author, and handle; tap one to reply. For activity feeds.',
  'radio-button/0':
    'A row of days, and the selected day’s delivery times as radio buttons with prices and CO₂ emissions. For checkout.',
  'radio-button/1':
    'Bank card designs as radio buttons; the card above the list shows the selected design immediately.',
  'radio-button/2': 'A plan picker with monthly and yearly prices; the selected card lists its features.',
  'range/0':
    'The settings of a reading app with a preview of a page: sliders that are plain or have icons, steps, or two thumbs.',
  'form/0':
    'A form for a question to a rental host, below a photo: topics as chips, and fields for the question, the stay, and your name.',
  'form/1':
    'A review form with the elevation profile of a hike, a five-star rating, and fields for a name and a review.',
  'form/2':
    'A delivery address form with the order, a choice of two delivery days, and six fields that browsers can fill in.',
  'form/3': 'A note about a place, with text, photos, a close-up map with a marker, and a reminder.',
  'toggle/0': 'People with avatars on a map, and a switch at the end of each row that shows or hides them.',
  'toggle/1':
    'Permissions for a new app; the text next to each switch explains its current state. For onboarding.',
  'toggle/2':
    'The devices in a room as tiles with switches, with sliders for the heating and the lamp and a wheel picker for a timer.',
  'select/0':
    'A postcard with a live preview; city, country, address, and date open a dialog, a list, or an action sheet.',
  'select/1':
    'A bar of filters that open a page or a sheet with several choices, above the matching postcards.',
  'profile/0': 'A pianist’s profile with a portrait on a record, two buttons, and recordings you can like.',
  'profile/1': 'A tram driver’s profile with counters, a carousel of posts, and a grid of photos.',
  'profile/2': 'A travel photographer’s profile with counters and the latest photos on a film strip.',
  'profile/3':
    'A profile with a portrait as its cover, a Follow button, counters, and posts in a carousel with page dots.',
  'profile/4':
    'A profile on a full-width bridge photo, with counters, new photos, social links, and contact details.',
  'comment/0':
    'A post and its comments in a list that can be sorted, with likes, replies, and a comment field. For news apps.',
  'comment/1':
    'A log of comments in speech bubbles with places, connected by a line, in chronological order.',
  'payment/0':
    'A card payment form with a live preview of the card and checks for its number, date, and code.',
  'segment/0':
    'A segmented control that switches between new records and records on sale; the first record is featured on a photo.',
  'segment/1':
    'A segmented control that switches between today’s news and older news, each with a lead story and smaller cards.',
  'segment/2':
    'A segmented control that switches between new and best offers, as tickets with likes and comments.',
  'scrollSegment/0':
    'The menus of a food hall as three swipeable pages with prices, add buttons, and text tabs at the top.',
  'scrollSegment/1':
    'A festival program as a grid of hours and stages, one swipeable page per day, with text tabs at the bottom.',
  'scrollSegment/2':
    'Rental instruments, comments, and reviews as three swipeable pages with labeled icons as tabs at the top.',
  'scrollSegment/3':
    'A conductor’s profile, comments, and reviews as swipeable pages with labeled icons at the bottom.',
  'action-sheet/0': 'A product page for headphones; its More button opens an action sheet. For stores.',
  'action-sheet/1':
    'A news article with its headline above the photo; its More button opens an action sheet for the story.',
  'action-sheet/2':
    'Restaurants, one on a large photo and the others in a list, each with a titled action sheet.',
  'alert/0': 'A carousel of hotel rooms; each room opens an alert that asks whether to hold it.',
  'alert/1':
    'Photos of hiking routes with likes and comments; each route opens a weather warning with one button.',
  'alert/2': 'Blog posts that open an alert with an email field to subscribe to the newsletter.',
}
