import { symbol } from '../symbol'

/** Icon `contrast` of Material Symbols in Material 3 Expressive, `contrast` of Lucide elsewhere. */
export const Contrast = symbol(
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 18a6 6 0 0 0 0-12v12z',
  'M8.1 21.213q-1.825-.788-3.175-2.138T2.788 15.9T2 12t.788-3.9t2.137-3.175T8.1 2.788T12 2t3.9.788t3.175 2.137T21.213 8.1T22 12t-.788 3.9t-2.137 3.175t-3.175 2.138T12 22t-3.9-.788m4.9-1.287q2.975-.375 4.988-2.613T20 12t-2.013-5.312T13 4.075z',
)
