import { describePopup } from '../ui/gallery/describe-popup';

// In a real browser, since themes, overflow and arrow keys are nothing without a layout.
describePopup();
