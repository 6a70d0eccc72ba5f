/** Props that every screen takes. */
export type ScreenProps<Data> = {
  /** Strings, pictures, and numbers of the screen, with the structure of its JSON file. Default: the English sample data. */
  data?: Data
  /** Called when the back button is pressed. Default: goes back in the history. */
  onBack?: () => void
}
