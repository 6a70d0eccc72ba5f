import { createSymbol } from '../symbol'

/** Icon `circle` of Material Symbols in Material 3 Expressive, `circle` of Lucide elsewhere. */
export const Circle = createSymbol(
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0',
  'M12 22q-2.075 0-3.9-.788t-3.175-2.137T2.788 15.9T2 12t.788-3.9t2.137-3.175T8.1 2.788T12 2t3.9.788t3.175 2.137T21.213 8.1T22 12t-.788 3.9t-2.137 3.175t-3.175 2.138T12 22m0-2q3.35 0 5.675-2.325T20 12t-2.325-5.675T12 4T6.325 6.325T4 12t2.325 5.675T12 20m0-8',
)
