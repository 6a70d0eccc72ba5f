export default function Page() {
  return <h1>The bare page</h1>
}
