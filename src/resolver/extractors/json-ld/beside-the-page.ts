/** What is about the site or about a step on it: its pictures are logos, portraits and icons. */
const NOT_THE_PAGE =
  /^(?:\w*Organization|WebSite|Person|BreadcrumbList|ListItem|ItemList|SiteNavigationElement|WPHeader|WPFooter|WPSideBar|SearchAction|Corporation|Brand|Offer|AggregateRating|Comment|UserComments|Question|Answer|FAQPage|HowTo(?:Step|Section|Direction|Tip|Tool|Supply)|ImageObject|part(?:-\w+)?)$/i;

/** Whether a schema.org type, without its vocabulary, names something beside what a page is about; `part` and its kinds are an item's. */
export function isBesideThePage(type: string): boolean {
  return NOT_THE_PAGE.test(type);
}
