/** Declares the types of `@bramus/specificity`, because the `exports` of its package.json do not include them. */
declare module '@bramus/specificity' {
  /** Calculates the specificity of one or more selectors, separated by commas. */
  const Specificity: {
    calculate(selectors: string): { readonly a: number; readonly b: number; readonly c: number }[]
  }
  export default Specificity
}
