/** Props that every screen takes. */
export type ScreenProps<Data> = {
  /** Texts, pictures and numbers of the screen, in the shape of its JSON file; the English sample data unless given. */
  data?: Data
  /** Called when the back button is pressed; goes back in the history unless given. */
  onBack?: () => void
}
