"""Adventure 5, The Dome: raise and sink four skyscrapers, feed the research tower, close the dome over the city (WM-5)."""
