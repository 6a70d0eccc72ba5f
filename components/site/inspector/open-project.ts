import { formFields, type Project, STACKBLITZ_RUN_URL } from './stackblitz'

/** Opens a project in StackBlitz in a new tab. Submits a form, because the files are too long for a URL. */
export const openProject = (project: Project): void => {
  const form = document.createElement('form')
  Object.assign(form, {
    method: 'post',
    action: `${STACKBLITZ_RUN_URL}?file=src%2Fmain.tsx`,
    target: '_blank',
    rel: 'noopener',
    hidden: true,
  })
  for (const [name, value] of formFields(project)) {
    // A textarea keeps line breaks, which an input does not.
    const field = document.createElement('textarea')
    field.name = name
    field.value = value
    form.append(field)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}
