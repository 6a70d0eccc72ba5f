/** The package has these types, but its `exports` do not name them. */
declare module '@bramus/specificity' {
  /** Works out the specificity of selectors, one or more with commas between them. */
  const Specificity: {
    calculate(selectors: string): { readonly a: number; readonly b: number; readonly c: number }[]
  }
  export default Specificity
}
