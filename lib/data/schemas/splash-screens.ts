import * as v from 'valibot'
import { picture, text, textObject } from './shared'

/** A splash screen. `headerTitle` is the heading for screen readers. `duration` is in milliseconds. */
const splash = v.strictObject({
  headerTitle: text,
  duration: v.pipe(v.number(), v.integer(), v.minValue(1)),
  backgroundImage: picture,
  backgroundImageAlt: text,
  logo: picture,
  title: text,
})

/** The three splash screens. `labels.proceed` is the button for leaving a splash screen that does not end by itself. */
export const splashScreens = v.strictObject({
  layout1: splash,
  layout2: splash,
  layout3: splash,
  labels: textObject('proceed'),
})
