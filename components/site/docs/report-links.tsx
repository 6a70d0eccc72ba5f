/** URL of the source repository, such as `https://github.com/owner/name`; empty or undefined if the build does not set it. */
const repositoryUrl = process.env.NEXT_PUBLIC_REPOSITORY_URL?.replace(/\/+$/, '')

/**
 * Links that open and search issues of the repository. Without a repository URL, a text asks visitors to report problems to the
 * person or team that gave them the site's URL.
 */
export const ReportLinks = ({ url = repositoryUrl }: { url?: string }) =>
  url ? (
    <p>
      <a className="sh-button" data-primary="" href={`${url}/issues/new`} rel="noopener">
        Open an issue
      </a>{' '}
      <a className="sh-button" href={`${url}/issues`} rel="noopener">
        Search the issues
      </a>
    </p>
  ) : (
    <p>
      This copy of the site is not linked to a public repository. Send your report, with the details below, to
      the person or team that gave you the URL of this site.
    </p>
  )
